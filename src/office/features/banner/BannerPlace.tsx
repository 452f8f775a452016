import { bannerGroups } from '#contract/generated/enum-values.ts';
import { useAtomValue } from 'jotai';
import type { BannerFault } from '#domain/banner/banner-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from '#staff/setting/RowFields.module.css';
import { useFaultText } from '#staff/setting/useFaultText.ts';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import { clockAtom } from '#staff/values/clock.atoms.ts';
import { offeredKinds, withKind } from '#staff/values/audience-kinds.ts';
import { clockName } from '#staff/values/format-instant.ts';
import { inputMoment, momentInput } from '#staff/values/moment-input.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { type DraftBanner, LINKAGES } from './banner-draft.ts';

/** The contract's bound. */
const MAX_TARGET = 2048;

export interface BannerPlaceProps {
  banner: DraftBanner;
  faults: readonly BannerFault[];
  /** Left out: for looking at. */
  onChange: ((banner: DraftBanner) => void) | undefined;
}

/** Where it stands and leads, for whom and when. */
export function BannerPlace({ banner, faults, onChange }: BannerPlaceProps) {
  const say = useTexts('banner-desk', 'announcement-desk');
  const faultAt = useFaultText(faults);
  const locale = useOfficeLocale();
  const clock = useAtomValue(clockAtom) === 'utc' ? 'utc' : 'local';
  const zone = clockName(clock, locale, new Date());
  const { group, linkageType, target, visitorKinds, startsAt, endsAt } = banner;
  const frozen = onChange === undefined;
  const set = (change: Partial<DraftBanner>): void => onChange?.({ ...banner, ...change });
  const kindsFault = faultAt('/visitorKinds');
  return (
    <>
      <div className={styles.fields} inert={frozen}>
        <SelectField
          label={say('banner-desk:field.group')}
          value={group}
          options={bannerGroups.map((value) => ({
            value,
            label: say(`banner-desk:group.${value}`),
          }))}
          onChange={(value) =>
            set({ group: bannerGroups.find((known) => known === value) ?? group })
          }
        />
        <SelectField
          label={say('banner-desk:field.linkageType')}
          value={linkageType}
          options={LINKAGES.map((value) => ({
            value,
            label: say(`banner-desk:linkage.${value}`),
          }))}
          onChange={(value) =>
            set({ linkageType: LINKAGES.find((known) => known === value) ?? linkageType })
          }
        />
        {linkageType === 'none' ? null : (
          <Field
            label={say(`banner-desk:target.${linkageType}`)}
            value={target}
            maxLength={MAX_TARGET}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            fault={target === '' ? undefined : faultAt('/target')}
            onChange={(event) => set({ target: event.target.value })}
          />
        )}
        <Field
          label={say('announcement-desk:field.startsAtIn', { zone })}
          type="datetime-local"
          value={momentInput(startsAt, clock)}
          fault={faultAt('/startsAt')}
          onChange={(event) => set({ startsAt: inputMoment(event.target.value, clock) })}
        />
        <Field
          label={say('announcement-desk:field.endsAtIn', { zone })}
          type="datetime-local"
          value={momentInput(endsAt, clock)}
          fault={faultAt('/endsAt')}
          onChange={(event) => set({ endsAt: inputMoment(event.target.value, clock) || null })}
        />
      </div>
      <fieldset className={styles.kinds} disabled={frozen}>
        <legend>{say('announcement-desk:field.visitorKinds')}</legend>
        {offeredKinds(visitorKinds).map((kind) => (
          <Switch
            key={kind}
            label={say(`announcement-desk:kinds.${kind}`)}
            checked={visitorKinds.includes(kind)}
            disabled={frozen}
            onChange={(on) => set({ visitorKinds: withKind(visitorKinds, kind, on) })}
          />
        ))}
      </fieldset>
      {kindsFault === undefined ? null : <p className={styles.fault}>{kindsFault}</p>}
    </>
  );
}
