import type { LotterySettings } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import styles from '#staff/setting/FieldGrid.module.css';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { useFaultText } from '#staff/setting/useFaultText.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field } from '#ui/kit/Field.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import {
  boundsOf,
  draftTerms,
  isAmountTerm,
  type LotteryEdits,
  termText,
  TYPED_TERMS,
} from './lottery-terms-draft.ts';

/** Room for the largest amount with its grouping. */
const MAX_LENGTH = 22;

/** Series, limits, and what players may do. */
export function useLotteryTermsEditor(
  input: SettingEditorInput<LotterySettings, LotteryEdits>,
): SettingDraft<SettingContent<'setLotterySettings'>> {
  const { now, edits, edit } = input;
  const say = useTexts('lottery-desk');
  const locale = useOfficeLocale();
  const notation = { currency: now.currency, locale };
  const { terms, faults } = draftTerms(now, edits, locale);
  const faultAt = useFaultText(faults);
  const changed = TYPED_TERMS.filter(
    (term) =>
      terms !== null && termText(term, terms, notation) !== termText(term, now.terms, notation),
  );
  const yesNo = (value: boolean): string => say(value ? 'lottery-desk:yes' : 'lottery-desk:no');
  return {
    content: terms && { terms },
    changes: [
      ...changed.map((term) => ({
        id: term,
        what: say(`lottery-desk:terms.${term}`),
        before: termText(term, now.terms, notation),
        after: terms === null ? '' : termText(term, terms, notation),
      })),
      ...(terms === null || terms.mayCancel === now.terms.mayCancel
        ? []
        : [
            {
              id: 'mayCancel',
              what: say('lottery-desk:terms.mayCancel'),
              before: yesNo(now.terms.mayCancel),
              after: yesNo(terms.mayCancel),
            },
          ]),
    ],
    faults: faults.length,
    fields: (
      <Panel title={say('lottery-desk:terms.title')}>
        <div className={styles.fields}>
          {TYPED_TERMS.map((term) => (
            <Field
              key={term}
              label={say(`lottery-desk:terms.${term}`)}
              hint={say(
                `lottery-desk:termsHint.${term}`,
                isAmountTerm(term) ? {} : { ...boundsOf(term) },
              )}
              value={edits?.[term] ?? termText(term, now.terms, notation)}
              after={isAmountTerm(term) ? now.currency : undefined}
              inputMode={isAmountTerm(term) ? 'decimal' : 'numeric'}
              autoComplete="off"
              maxLength={MAX_LENGTH}
              readOnly={edit === undefined}
              fault={faultAt(`/${term}`)}
              onChange={(event) => edit?.({ ...edits, [term]: event.target.value })}
            />
          ))}
          <Switch
            label={say('lottery-desk:terms.mayCancel')}
            checked={edits?.mayCancel ?? now.terms.mayCancel}
            disabled={edit === undefined}
            onChange={(mayCancel) => edit?.({ ...edits, mayCancel })}
          />
        </div>
      </Panel>
    ),
  };
}
