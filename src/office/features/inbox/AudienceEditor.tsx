import { useAtomValue } from 'jotai';
import type { InboxAudience, InboxDraft } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { TextAreaField } from '#staff/kit/TextAreaField.tsx';
import grid from '#staff/setting/FieldGrid.module.css';
import { type DraftFault, useFaultText } from '#staff/setting/useFaultText.ts';
import { clockAtom } from '#staff/values/clock.atoms.ts';
import { clockName } from '#staff/values/format-instant.ts';
import { inputMoment, momentInput } from '#staff/values/moment-input.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import styles from './InboxDesk.module.css';
import { ANYBODY, SegmentEditor } from './SegmentEditor.tsx';

export interface AudienceEditorProps {
  brand: string;
  draft: InboxDraft;
  languages: readonly string[];
  faults: readonly DraftFault[];
  onChange: (draft: InboxDraft) => void;
}

const KINDS = ['members', 'segment', 'everybody'] as const satisfies InboxAudience['kind'][];
const FIRST: Readonly<Record<InboxAudience['kind'], InboxAudience>> = {
  members: { kind: 'members', usernames: [] },
  segment: { kind: 'segment', segment: ANYBODY },
  everybody: { kind: 'everybody' },
};
/** The contract's bounds: a thousand names of 64 letters. */
const MAX_NAMES_TEXT = 65_000;

/** To whom a message goes, and from when it is shown. */
export function AudienceEditor({ brand, draft, languages, faults, onChange }: AudienceEditorProps) {
  const say = useTexts('inbox-desk');
  const faultAt = useFaultText(faults);
  const locale = useOfficeLocale();
  const clock = useAtomValue(clockAtom) === 'utc' ? 'utc' : 'local';
  const { audience } = draft;
  const set = (next: InboxAudience): void => onChange({ ...draft, audience: next });
  const namesFault = faultAt('/audience/usernames');
  return (
    <Panel title={say('inbox-desk:audience')}>
      <div className={grid.fields}>
        <SelectField
          label={say('inbox-desk:field.kind')}
          value={audience.kind}
          options={KINDS.map((value) => ({ value, label: say(`inbox-desk:kind.${value}`) }))}
          onChange={(kind) => set(FIRST[kind as InboxAudience['kind']])}
        />
        <Field
          label={say('inbox-desk:field.showsAt', { zone: clockName(clock, locale, new Date()) })}
          hint={say('inbox-desk:hint.showsAt')}
          type="datetime-local"
          value={momentInput(draft.showsAt, clock)}
          fault={faultAt('/showsAt')}
          onChange={(event) =>
            onChange({ ...draft, showsAt: inputMoment(event.target.value, clock) || null })
          }
        />
      </div>
      {audience.kind === 'members' ? (
        <>
          <TextAreaField
            label={say('inbox-desk:field.usernames')}
            hint={say('inbox-desk:hint.usernames')}
            value={audience.usernames.join('\n')}
            maxLength={MAX_NAMES_TEXT}
            onChange={(text) => set({ kind: 'members', usernames: namesOf(text) })}
          />
          {namesFault === undefined ? null : <p className={styles.fault}>{namesFault}</p>}
        </>
      ) : null}
      {audience.kind === 'segment' ? (
        <SegmentEditor
          brand={brand}
          segment={audience.segment}
          languages={languages}
          faultAt={(pointer) => faultAt(`/audience/segment${pointer}`)}
          onChange={(segment) => set({ kind: 'segment', segment })}
        />
      ) : null}
      {audience.kind === 'everybody' ? <p>{say('inbox-desk:everybodyHint')}</p> : null}
    </Panel>
  );
}

/** Names apart by lines or commas; an empty last line stays, so that another can be typed. */
function namesOf(text: string): string[] {
  return text === '' ? [] : text.split(/[\n,;]/).map((name) => name.trimStart());
}
