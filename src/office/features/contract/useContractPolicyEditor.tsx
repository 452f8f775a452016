import schema from '#schemas/entities/contract-policy.json' with { type: 'json' };
import type { ContractPolicySettings } from '#contract/generated/types.ts';
import { contractKinds } from '#domain/contract/contract-kinds.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { type TermSpec, termSpecs } from '#staff/setting/terms/term-spec.ts';
import type { TermEdits } from '#staff/setting/terms/terms-draft.ts';
import { useTermsEditor } from '#staff/setting/terms/useTermsEditor.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './ContractDesk.module.css';

/** Each kind is edited as a switch; the policy stores the list of those that are on. */
const KINDS = contractKinds.map((part): TermSpec<'kinds'> => ({
  name: 'kinds',
  part,
  unit: 'switch',
  optional: false,
  minimum: undefined,
  maximum: undefined,
  choices: [],
}));
const SPECS = [...KINDS, ...termSpecs(schema)];

/** Kinds, caps, deadlines and the payment of contracts. */
export function useContractPolicyEditor({
  now,
  edits,
  edit,
}: SettingEditorInput<ContractPolicySettings, TermEdits>): SettingDraft<
  SettingContent<'setContractPolicy'>
> {
  const say = useTexts('contract-desk');
  const { kinds, ...others } = now.policy;
  const switches = Object.fromEntries(contractKinds.map((kind) => [kind, kinds.includes(kind)]));
  const { terms, faults, changes, fieldsOf, fieldName } = useTermsEditor({
    specs: SPECS,
    now: { ...others, kinds: switches },
    edits,
    edit,
    words: {
      label: (name, kind) =>
        say(kind === undefined ? `contract-desk:policy.${name}` : `contract-desk:kind.${kind}`),
      hint: (name, { minimum = 0, maximum = 0 }, kind) =>
        say(
          kind === undefined
            ? `contract-desk:policyHint.${name}`
            : `contract-desk:kindHint.${kind}`,
          { minimum, maximum },
        ),
    },
  });
  return {
    content: terms && {
      policy: { ...terms, kinds: contractKinds.filter((kind) => terms.kinds[kind] === true) },
    },
    changes,
    faults: faults.length,
    fieldName,
    fields: (
      <div className={styles.parts}>
        <Panel title={say('contract-desk:policy.kinds')}>{fieldsOf('kinds', 'payOnLoss')}</Panel>
        <Panel title={say('contract-desk:policy.limits')}>
          {fieldsOf('capBasisPoints', 'salaryCapBasisPoints', 'levels', 'offerDays')}
        </Panel>
        <Panel title={say('contract-desk:policy.payment')}>
          {fieldsOf('waitingHours', 'guarantee', 'review')}
        </Panel>
      </div>
    ),
  };
}
