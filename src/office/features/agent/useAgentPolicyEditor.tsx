import type { AgentPolicy, AgentPolicySettings } from '#contract/generated/types.ts';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { useFaultText } from '#staff/setting/useFaultText.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import {
  type AgentPolicyEdits,
  draftPolicy,
  isAmountTerm,
  isPercentTerm,
  SWITCH_TERMS,
  termText,
  TYPED_TERMS,
  type TypedTerm,
} from './agent-policy-draft.ts';
import { PolicyFields } from './PolicyFields.tsx';
import { usePolicyLabel } from './usePolicyLabel.ts';

/** Depth, rates, quotas, transfers and referrals. */
export function useAgentPolicyEditor(
  input: SettingEditorInput<AgentPolicySettings, AgentPolicyEdits>,
): SettingDraft<SettingContent<'setAgentPolicy'>> {
  const { now, edits } = input;
  const say = useTexts('agent-desk');
  const label = usePolicyLabel();
  const locale = useOfficeLocale();
  const notation = { currency: now.currency, locale };
  const { policy, faults } = draftPolicy(now, edits, locale);
  const faultAt = useFaultText(faults);

  const shown = (term: TypedTerm, of: AgentPolicy): string => {
    const text = termText(term, of, notation);
    if (isPercentTerm(term)) return `${text} %`;
    return isAmountTerm(term) ? `${text} ${now.currency}` : text;
  };
  const quotaLine = ({ quotas }: AgentPolicy): string =>
    quotas.length === 0
      ? say('agent-desk:quotas.none')
      : quotas
          .map(({ fromSeries, count }) =>
            say('agent-desk:quotas.line', { series: String(fromSeries), count }),
          )
          .join(' · ');
  const onOff = (isOn: boolean): string => say(isOn ? 'agent-desk:on' : 'agent-desk:off');
  const lines = (of: AgentPolicy) => [
    ...TYPED_TERMS.map((term) => ({ id: term, what: label(term), text: shown(term, of) })),
    ...SWITCH_TERMS.map((term) => ({ id: term, what: label(term), text: onOff(of[term]) })),
    { id: 'quotas', what: label('quotas'), text: quotaLine(of) },
  ];
  const before = lines(now.policy);
  const after = policy === null ? before : lines(policy);
  return {
    content: policy && { policy },
    changes: before.flatMap(({ id, what, text }, index) => {
      const next = after[index]?.text ?? text;
      return next === text ? [] : [{ id, what, before: text, after: next }];
    }),
    // What cannot be read is no change yet; the bar has to appear and name the faults.
    ...(policy === null ? { count: faults.length } : {}),
    faults: faults.length,
    fieldName: (pointer) => label(pointer.replace(/^\/policy\//, '')),
    fields: <PolicyFields {...input} faultAt={faultAt} />,
  };
}
