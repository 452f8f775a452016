import type { BannerSettings } from '#contract/generated/types.ts';
import type { BannerFault } from '#domain/banner/banner-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import styles from '../../desk/FactDesk.module.css';
import { movedItem, withItem, withoutItem } from '../../desk/keyed-list.ts';
import { Panel } from '../../kit/Panel.tsx';
import { Switch } from '../../kit/Switch.tsx';
import { type BannersDraft, type DraftBanner, MAX_BANNERS, newBanner } from './banner-draft.ts';
import { BannerRow } from './BannerRow.tsx';

export interface BannersEditorProps {
  brand: BannerSettings;
  draft: BannersDraft;
  faults: readonly BannerFault[];
  /** Left out: for looking at. */
  onChange: ((draft: BannersDraft) => void) | undefined;
}

/** The banners in the order players see them, and what becomes of the brand's own slides. */
export function BannersEditor({ brand, draft, faults, onChange }: BannersEditorProps) {
  const say = useTexts('banner-desk');
  const { keepsOwn, banners } = draft;
  const set = (changed: readonly DraftBanner[]): void => onChange?.({ keepsOwn, banners: changed });
  return (
    <Panel title={say('banner-desk:banners')}>
      {banners.length === 0 ? <p className={styles.none}>{say('banner-desk:none')}</p> : null}
      <ol className={styles.list}>
        {banners.map((banner, index) => (
          <BannerRow
            key={banner.key}
            place={index + 1}
            count={banners.length}
            brand={brand}
            banner={banner}
            faults={faults.filter((fault) => fault.index === index)}
            onChange={
              onChange === undefined ? undefined : (edited) => set(withItem(banners, edited))
            }
            onMove={(by) => set(movedItem(banners, banner.key, by))}
            onRemove={() => set(withoutItem(banners, banner.key))}
          />
        ))}
      </ol>
      {onChange === undefined || banners.length >= MAX_BANNERS ? null : (
        <div className={styles.add}>
          <Button
            tone="secondary"
            onClick={() => set([...banners, newBanner(brand.defaultLanguage)])}
          >
            <Icon name="plus" size="small" />
            {say('banner-desk:add')}
          </Button>
        </div>
      )}
      <Switch
        label={say('banner-desk:keepsOwn')}
        checked={keepsOwn}
        disabled={onChange === undefined}
        onChange={(on) => onChange?.({ keepsOwn: on, banners })}
      >
        {say('banner-desk:keepsOwnHint')}
      </Switch>
    </Panel>
  );
}
