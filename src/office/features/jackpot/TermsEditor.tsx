import type { JackpotSettings } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChangeList } from '#staff/setting/ChangeList.tsx';
import { type DraftFault, useFaultText } from '#staff/setting/useFaultText.ts';
import { Field } from '#ui/kit/Field.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { termPointer } from './draft-faults.ts';
import { termChanges } from './jackpot-changes.ts';
import type { JackpotEdits, WantedJackpot } from './jackpot-draft.ts';
import { namesOf, termFigures, type TermName } from './jackpot-terms-text.ts';
import grid from '#staff/setting/FieldGrid.module.css';
import styles from './TermsEditor.module.css';
import { useChangeText } from './useChangeText.ts';

/** Room for the largest amount with its grouping. */
const MAX_LENGTH = 22;

export interface TermsEditorProps {
  now: JackpotSettings;
  edits: JackpotEdits | null;
  wanted: WantedJackpot;
  faults: readonly DraftFault[];
  /** Left out: for looking at. */
  onChange: ((edits: JackpotEdits) => void) | undefined;
}

/** On or off, and what the next pool is played for. */
export function TermsEditor({ now, edits, wanted, faults, onChange }: TermsEditorProps) {
  const say = useTexts('jackpot-desk');
  const locale = useOfficeLocale();
  const faultAt = useFaultText(faults);
  const figures = (name: TermName): string => {
    const value = wanted.terms[name];
    return value === null ? '' : termFigures(name, value, { currency: now.currency, locale });
  };
  return (
    <Panel title={say('jackpot-desk:settings')}>
      <Switch
        label={say('jackpot-desk:enabled')}
        checked={wanted.enabled}
        disabled={onChange === undefined}
        onChange={(enabled) => onChange?.({ ...edits, enabled })}
      >
        <p>{say('jackpot-desk:enabledHint')}</p>
      </Switch>
      {now.terms === null ? <p className={styles.hint}>{say('jackpot-desk:suggested')}</p> : null}
      <Switch
        label={say('jackpot-desk:limited')}
        checked={wanted.terms.limited}
        disabled={onChange === undefined}
        onChange={(limited) => onChange?.({ ...edits, limited })}
      >
        <p>{say('jackpot-desk:limitedHint')}</p>
      </Switch>
      <div className={grid.fields}>
        {namesOf(wanted.terms).map((name) => (
          <Field
            key={name}
            label={say(`jackpot-desk:${name}`)}
            hint={say(`jackpot-desk:hint.${name}`)}
            value={edits?.[name] ?? figures(name)}
            after={name === 'contributionPercent' ? '%' : now.currency}
            inputMode="decimal"
            autoComplete="off"
            maxLength={MAX_LENGTH}
            readOnly={onChange === undefined}
            fault={faultAt(termPointer(name))}
            onChange={(event) => onChange?.({ ...edits, [name]: event.target.value })}
          />
        ))}
      </div>
      <NextPool now={now} wanted={wanted} />
    </Panel>
  );
}

/** What a pool that is running is not played for, but the next one will be. */
function NextPool({ now, wanted }: Pick<TermsEditorProps, 'now' | 'wanted'>) {
  const say = useTexts('jackpot-desk');
  const changeText = useChangeText(now.currency);
  if (now.cycle === null) return null;
  const changes = termChanges(now.cycle.terms, wanted.terms);
  return (
    <div className={styles.next}>
      <p>{say(changes.length === 0 ? 'jackpot-desk:next.same' : 'jackpot-desk:next.differs')}</p>
      {changes.length === 0 ? null : <ChangeList changes={changes.map(changeText)} />}
    </div>
  );
}
