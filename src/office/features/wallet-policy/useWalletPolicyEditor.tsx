import schema from '#schemas/entities/wallet-policy.json' with { type: 'json' };
import type { WalletPolicySettings } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { termSpecs } from '#staff/setting/terms/term-spec.ts';
import type { TermEdits } from '#staff/setting/terms/terms-draft.ts';
import { useTermsEditor } from '#staff/setting/terms/useTermsEditor.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';

const SPECS = termSpecs(schema);

/** One switch: whether money moves by itself. */
export function useWalletPolicyEditor({
  now,
  edits,
  edit,
}: SettingEditorInput<WalletPolicySettings, TermEdits>): SettingDraft<
  SettingContent<'setWalletPolicy'>
> {
  const say = useTexts('wallet-policy-desk');
  const { terms, faults, changes, fields, fieldName } = useTermsEditor({
    specs: SPECS,
    now: now.policy,
    edits,
    edit,
    choices: {},
    words: {
      label: (name) => say(`wallet-policy-desk:${name}`),
      hint: (name) => say(`wallet-policy-desk:${name}.hint`),
    },
  });
  return {
    content: terms && { policy: terms },
    changes,
    faults: faults.length,
    fieldName,
    fields: <Panel title={say('wallet-policy-desk:settings')}>{fields}</Panel>,
  };
}
