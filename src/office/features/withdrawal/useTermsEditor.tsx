import type { WithdrawalTermSettings } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import styles from '#staff/setting/FieldGrid.module.css';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { useFaultText } from '#staff/setting/useFaultText.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import {
  boundsOf,
  draftTerms,
  isAmountTerm,
  type TermEdits,
  termText,
  TYPED_TERMS,
  type TypedTerm,
} from './terms-draft.ts';

/** Room for the largest amount with its grouping. */
const MAX_LENGTH = 22;

/** Limits, fee, waiting times, second person, and the channel that pays by itself. */
export function useTermsEditor(
  input: SettingEditorInput<WithdrawalTermSettings, TermEdits>,
): SettingDraft<SettingContent<'setWithdrawalTerms'>> {
  const { now, edits, edit } = input;
  const say = useTexts('withdrawal-desk');
  const locale = useOfficeLocale();
  const notation = { currency: now.currency, locale };
  const { terms, faults } = draftTerms(now, edits, locale);
  const faultAt = useFaultText(faults);
  const shown = (term: TypedTerm, of = now.terms): string => {
    const text = termText(term, of, notation);
    return text === '' ? say('withdrawal-desk:terms.none') : text;
  };
  const unitOf = (term: TypedTerm): string =>
    isAmountTerm(term) ? now.currency : say(`withdrawal-desk:unit.${term}`);
  const channelName = (code: string | null): string => code ?? say('withdrawal-desk:terms.byStaff');
  const channel = edits?.payoutChannel ?? now.terms.payoutChannel ?? '';
  const changed = TYPED_TERMS.filter(
    (term) =>
      terms !== null && termText(term, terms, notation) !== termText(term, now.terms, notation),
  );
  return {
    content: terms && { terms },
    changes: [
      ...changed.map((term) => ({
        id: term,
        what: say(`withdrawal-desk:terms.${term}`),
        before: shown(term),
        after: terms === null ? '' : shown(term, terms),
      })),
      ...(terms === null || terms.payoutChannel === now.terms.payoutChannel
        ? []
        : [
            {
              id: 'payoutChannel',
              what: say('withdrawal-desk:terms.payoutChannel'),
              before: channelName(now.terms.payoutChannel),
              after: channelName(terms.payoutChannel),
            },
          ]),
    ],
    faults: faults.length,
    fields: (
      <Panel title={say('withdrawal-desk:terms.title')}>
        <div className={styles.fields}>
          {TYPED_TERMS.map((term) => (
            <Field
              key={term}
              label={say(`withdrawal-desk:terms.${term}`)}
              hint={say(
                `withdrawal-desk:termsHint.${term}`,
                isAmountTerm(term) ? {} : { ...boundsOf(term) },
              )}
              value={edits?.[term] ?? termText(term, now.terms, notation)}
              after={unitOf(term)}
              inputMode={isAmountTerm(term) ? 'decimal' : 'numeric'}
              autoComplete="off"
              maxLength={MAX_LENGTH}
              readOnly={edit === undefined}
              fault={faultAt(`/${term}`)}
              onChange={(event) => edit?.({ ...edits, [term]: event.target.value })}
            />
          ))}
          <SelectField
            label={say('withdrawal-desk:terms.payoutChannel')}
            value={channel}
            options={[
              { value: '', label: channelName(null) },
              ...now.payoutChannels.map((code) => ({ value: code, label: code })),
            ]}
            onChange={(payoutChannel) => edit?.({ ...edits, payoutChannel })}
          />
        </div>
      </Panel>
    ),
  };
}
