import { useMemo } from 'react';
import type { RewardPolicy, RewardPolicySettings } from '#contract/generated/types.ts';
import { percentText } from '#staff/setting/read-figure.ts';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { useFaultText } from '#staff/setting/useFaultText.ts';
import { formatAmount } from '#staff/values/format-amount.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { CATEGORIES } from '#domain/category/categories.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import {
  AMOUNT_TERMS,
  draftPolicy,
  policyDraft,
  RATED,
  type RewardPolicyDraft,
  SWITCH_TERMS,
} from './reward-policy-draft.ts';
import { RewardPolicyFields } from './RewardPolicyFields.tsx';
import { useResetCount } from './useResetCount.ts';

/** Who publishes alone, rebates by category, and cash back by net loss. */
export function useRewardPolicyEditor(
  input: SettingEditorInput<RewardPolicySettings, RewardPolicyDraft>,
): SettingDraft<SettingContent<'setRewardPolicy'>> {
  const { now, edits, edit } = input;
  const { currency } = now;
  const say = useTexts('promotion-desk', 'plan', 'office');
  const locale = useOfficeLocale();
  const held = useMemo(() => policyDraft(now.policy), [now]);
  const draft = edits ?? held;
  const { policy, faults } = draftPolicy(draft);
  const faultAt = useFaultText(faults);
  const resets = useResetCount(edits);

  const amount = (micro: string): string =>
    `${formatAmount(BigInt(micro), currency, locale).figures} ${currency}`;
  const percent = (basisPoints: number): string => `${percentText(basisPoints, locale)} %`;
  const lines = (of: RewardPolicy) => [
    ...AMOUNT_TERMS.map((id) => ({ id, what: label(id), text: amount(of[id]) })),
    ...SWITCH_TERMS.map((id) => ({
      id,
      what: label(id),
      text: say(of[id] ? 'promotion-desk:on' : 'promotion-desk:off'),
    })),
    ...RATED.map((id) => ({
      id,
      what: `${label('rebateRates')}: ${say(CATEGORIES[id].text)} · ${id}`,
      text: percent(of.rebateRates[id]),
    })),
    {
      id: 'cashBackPeriod',
      what: label('cashBackPeriod'),
      text: say(`promotion-desk:cashBackPeriod.${of.cashBackPeriod}`),
    },
    {
      id: 'cashBackSteps',
      what: label('cashBackSteps'),
      text:
        of.cashBackSteps
          .map(({ fromMicro, basisPoints }) =>
            say('promotion-desk:policy.step', {
              amount: amount(fromMicro),
              percent: percent(basisPoints),
            }),
          )
          .join(' · ') || say('promotion-desk:policy.noSteps'),
    },
  ];
  function label(term: string): string {
    return say(`promotion-desk:policy.${term}`);
  }
  const before = lines(now.policy);
  // Amounts that cannot be read have no text.
  const after = faults.length > 0 ? before : lines(policy);
  return {
    content: faults.length > 0 ? null : { policy },
    changes: before.flatMap(({ id, what, text }, index) => {
      const next = after[index]?.text ?? text;
      return next === text ? [] : [{ id, what, before: text, after: next }];
    }),
    // What cannot be read is no change yet; the bar has to appear and name the faults.
    ...(faults.length > 0 ? { count: faults.length } : {}),
    faults: faults.length,
    fieldName: (pointer) => label(pointer.split('/')[2] ?? ''),
    fields: (
      <RewardPolicyFields
        key={resets}
        currency={currency}
        draft={draft}
        faultAt={faultAt}
        onChange={edit}
      />
    ),
  };
}
