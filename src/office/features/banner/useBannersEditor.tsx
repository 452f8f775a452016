import { useMemo } from 'react';
import type { BannerSettings } from '#contract/generated/types.ts';
import { bannerFaults, tidyBanner } from '#domain/banner/banner-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { keyed, listChanges, listDifference, plain } from '#staff/setting/keyed-list.ts';
import { ListEditor } from '#staff/setting/ListEditor.tsx';
import type { SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { useListChanges } from '#staff/setting/useListChanges.ts';
import { Switch } from '#ui/kit/Switch.tsx';
import { bannerSentence, type BannersDraft, MAX_BANNERS, newBanner } from './banner-draft.ts';
import { BannerRow } from './BannerRow.tsx';
import { useBannerLine } from './useBannerLine.ts';

/** The banners in the order players see them, and whether the brand's own slides follow them. */
export function useBannersEditor(
  input: SettingEditorInput<BannerSettings, BannersDraft>,
): SettingDraft<Pick<BannerSettings, 'keepsOwn' | 'banners'>> {
  const { now, edits, edit } = input;
  const say = useTexts('banner-desk');
  const changesOf = useListChanges();
  const line = useBannerLine();
  const held = useMemo(() => ({ ...now, banners: now.banners.map(keyed) }), [now]);
  const draft = edits ?? held;
  const { keepsOwn } = draft;
  const banners = draft.banners.map(plain).map(tidyBanner);
  const difference = listDifference(now.banners, banners, bannerSentence);
  const faults = bannerFaults(banners, now);
  return {
    content: { keepsOwn, banners },
    changes: changesOf(difference, line),
    count: listChanges(difference) + Number(keepsOwn !== now.keepsOwn),
    faults: faults.length,
    review: (
      <>
        {keepsOwn === now.keepsOwn ? null : (
          <p>{say(keepsOwn ? 'banner-desk:ownFollow' : 'banner-desk:ownGo')}</p>
        )}
        <p>{say('banner-desk:atOnce')}</p>
      </>
    ),
    fields: (
      <ListEditor
        title={say('banner-desk:banners')}
        none={say('banner-desk:none')}
        items={draft.banners}
        faults={faults}
        maxItems={MAX_BANNERS}
        onChange={edit && ((changed) => edit({ keepsOwn, banners: changed }))}
        add={[
          {
            id: 'banner',
            label: say('banner-desk:add'),
            begin: () => newBanner(now.defaultLanguage),
          },
        ]}
        row={(row) => <BannerRow {...row} brand={now} />}
      >
        <Switch
          label={say('banner-desk:keepsOwn')}
          checked={keepsOwn}
          disabled={edit === undefined}
          onChange={(on) => edit?.({ keepsOwn: on, banners: draft.banners })}
        >
          {say('banner-desk:keepsOwnHint')}
        </Switch>
      </ListEditor>
    ),
  };
}
