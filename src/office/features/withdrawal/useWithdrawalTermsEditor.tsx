import schema from '#schemas/entities/withdrawal-terms.json' with { type: 'json' };
import type { WithdrawalTermSettings } from '#contract/generated/types.ts';
import { withdrawalTermsFaults } from '#domain/withdrawal/withdrawal-terms-faults.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { termSpecs } from '#staff/setting/terms/term-spec.ts';
import type { TermEdits } from '#staff/setting/terms/terms-draft.ts';
import { useTermsEditor } from '#staff/setting/terms/useTermsEditor.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';

const SPECS = termSpecs(schema);

/** Limits, fee, waiting times, second person, and the channel that pays by itself. */
export function useWithdrawalTermsEditor({
  now,
  edits,
  edit,
}: SettingEditorInput<WithdrawalTermSettings, TermEdits>): SettingDraft<
  SettingContent<'setWithdrawalTerms'>
> {
  const say = useTexts('withdrawal-desk');
  const { currency, payoutChannels } = now;
  const { terms, faults, changes, fields, fieldName } = useTermsEditor({
    specs: SPECS,
    now: now.terms,
    currency,
    edits,
    edit,
    choices: { payoutChannel: payoutChannels },
    judge: (whole) => withdrawalTermsFaults(whole, { currency, payoutChannels }),
    words: {
      label: (name) => say(`withdrawal-desk:terms.${name}`),
      hint: (name, bounds) =>
        name === 'payoutChannel' ? undefined : say(`withdrawal-desk:termsHint.${name}`, bounds),
      choice: (_name, value) => value ?? say('withdrawal-desk:terms.byStaff'),
      none: () => say('withdrawal-desk:terms.none'),
    },
  });
  return {
    content: terms && { terms },
    changes,
    faults: faults.length,
    fieldName,
    fields: <Panel title={say('withdrawal-desk:terms.title')}>{fields}</Panel>,
  };
}
