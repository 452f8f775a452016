import { announcementExecutions } from '#contract/generated/enum-values.ts';
import { useAtomValue } from 'jotai';
import type { AnnouncementDraft } from '#contract/generated/types.ts';
import type { AnnouncementFault } from '#domain/announcement/announcement-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import { clockAtom } from '#staff/values/clock.atoms.ts';
import { clockName } from '#staff/values/format-instant.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { offeredKinds, withKind } from '#staff/values/audience-kinds.ts';
import { offeredPromotions, offeredTypes } from './announcement-draft.ts';
import styles from './AnnouncementDesk.module.css';
import { inputMoment, momentInput } from '#staff/values/moment-input.ts';
import { useFaultText } from '#staff/setting/useFaultText.ts';

export interface AudienceEditorProps {
  draft: AnnouncementDraft;
  faults: readonly AnnouncementFault[];
  /** Left out: for looking at. */
  onChange: ((draft: AnnouncementDraft) => void) | undefined;
}

/** Where it stands, whom it is for and when. */
export function AudienceEditor({ draft, faults, onChange }: AudienceEditorProps) {
  const say = useTexts('announcement-desk');
  const faultAt = useFaultText(faults);
  const locale = useOfficeLocale();
  const clock = useAtomValue(clockAtom) === 'utc' ? 'utc' : 'local';
  const zone = clockName(clock, locale, new Date());
  const frozen = onChange === undefined;
  const set = (change: Partial<AnnouncementDraft>): void => onChange?.({ ...draft, ...change });
  const kindsFault = faultAt('/visitorKinds');
  const promotions = offeredPromotions(draft.promotionType);
  return (
    <Panel title={say('announcement-desk:audience')}>
      <div className={styles.fields} inert={frozen}>
        <SelectField
          label={say('announcement-desk:field.type')}
          value={draft.type}
          options={offeredTypes(draft.type).map((value) => ({
            value,
            label: say(`announcement-desk:types.${value}`),
          }))}
          onChange={(type) => set({ type: type as AnnouncementDraft['type'] })}
        />
        <SelectField
          label={say('announcement-desk:field.execution')}
          value={draft.execution ?? ''}
          options={['', ...announcementExecutions].map((value) => ({
            value,
            label: say(`announcement-desk:executions.${value === '' ? 'any' : value}`),
          }))}
          onChange={(value) =>
            set({ execution: announcementExecutions.find((code) => code === value) ?? null })
          }
        />
        {promotions.length === 0 ? null : (
          <SelectField
            label={say('announcement-desk:field.promotionType')}
            value={draft.promotionType ?? ''}
            options={(['', ...promotions] as const).map((value) => ({
              value,
              label: say(`announcement-desk:promotions.${value === '' ? 'none' : value}`),
            }))}
            onChange={(value) =>
              set({ promotionType: promotions.find((type) => type === value) ?? null })
            }
          />
        )}
        <Field
          label={say('announcement-desk:field.startsAtIn', { zone })}
          type="datetime-local"
          value={momentInput(draft.startsAt, clock)}
          fault={faultAt('/startsAt')}
          onChange={(event) => set({ startsAt: inputMoment(event.target.value, clock) })}
        />
        <Field
          label={say('announcement-desk:field.endsAtIn', { zone })}
          type="datetime-local"
          value={momentInput(draft.endsAt, clock)}
          fault={faultAt('/endsAt')}
          onChange={(event) => set({ endsAt: inputMoment(event.target.value, clock) || null })}
        />
        <Field
          label={say('announcement-desk:field.position')}
          type="number"
          min={0}
          max={9999}
          value={draft.position}
          onChange={(event) => set({ position: placeOf(event.target.value) })}
        />
      </div>
      <fieldset className={styles.kinds} disabled={frozen}>
        <legend>{say('announcement-desk:field.visitorKinds')}</legend>
        {offeredKinds(draft.visitorKinds).map((kind) => (
          <Switch
            key={kind}
            label={say(`announcement-desk:kinds.${kind}`)}
            checked={draft.visitorKinds.includes(kind)}
            disabled={frozen}
            onChange={(on) => set({ visitorKinds: withKind(draft.visitorKinds, kind, on) })}
          />
        ))}
      </fieldset>
      {kindsFault === undefined ? null : <p className={styles.fault}>{kindsFault}</p>}
    </Panel>
  );
}

/** Within the contract's bounds, whatever is typed. */
function placeOf(text: string): number {
  return Math.min(9999, Math.max(0, Math.trunc(Number(text)) || 0));
}
