import type { ContractKind, ContractTerms, ContractTier } from '#contract/generated/types.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { rateText } from './rate-text.ts';

/** A term in words. */
export interface TermLine {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

export interface TermsWords {
  money: (micro: string) => string;
  /** The rate, the fixed amount, or the rates on single bets. */
  pay: (tier: ContractTier) => string;
  thresholds: (tier: ContractTier) => string;
  /** From which play a member counts as active. */
  activeFrom: (tier: ContractTier) => string;
  fee: (tier: ContractTier) => string;
  /** Everything but the tiers. */
  general: (kind: ContractKind, terms: ContractTerms) => readonly TermLine[];
  /** One line a tier. */
  tiers: (terms: ContractTerms) => readonly TermLine[];
  /** Period and pay in one line. */
  summary: (terms: ContractTerms) => string;
}

const NONE = '–';

/** Terms of contracts in words and in the reader's notation. */
export function useTermsWords(currency: string): TermsWords {
  const say = useTexts('agent');
  const locale = useLocale();
  const money = (micro: string): string => formatMicro(BigInt(micro), currency, locale);
  const rate = (percent: string | null): string => rateText(percent ?? '0', locale);
  const amount = (key: string, micro: string | null): string[] =>
    micro === null || BigInt(micro) === 0n
      ? []
      : [say(`agent:contract.from.${key}`, { amount: money(micro) })];
  const line = (parts: readonly string[]): string =>
    parts.length === 0 ? NONE : parts.join(' · ');

  const pay = (tier: ContractTier): string => {
    const { fixedMicro, singleBetRate, winRate, lossRate } = tier;
    if (fixedMicro !== null) return say('agent:contract.pay.fixed', { amount: money(fixedMicro) });
    if (singleBetRate === null && winRate === null && lossRate === null) return rate(tier.rate);
    return say('agent:contract.pay.bets', {
      single: rate(singleBetRate),
      winning: rate(winRate),
      losing: rate(lossRate),
    });
  };
  const thresholds = (tier: ContractTier): string =>
    line([
      ...amount('validBet', tier.periodValidBetMicro),
      ...(tier.activeMembers === 0
        ? []
        : [say('agent:contract.from.members', { count: tier.activeMembers })]),
      ...amount('profit', tier.periodProfitLossMicro),
    ]);
  const activeFrom = (tier: ContractTier): string =>
    line([...amount('bet', tier.minBetAmountMicro), ...amount('deposit', tier.minDepositMicro)]);
  const fee = ({ feeRate }: ContractTier): string => (feeRate === null ? NONE : rate(feeRate));
  const general = (kind: ContractKind, terms: ContractTerms): readonly TermLine[] => [
    {
      id: 'period',
      name: say('agent:contract.period'),
      text: say(`agent:contract.period.${terms.period}`),
    },
    {
      id: 'includeSelf',
      name: say('agent:contract.includeSelf'),
      text: say(`agent:contract.answer.${terms.includeSelf ? 'yes' : 'no'}`),
    },
    ...(kind === 'dividend'
      ? [
          {
            id: 'carryNegative',
            name: say('agent:contract.carryNegative'),
            text: say(`agent:contract.answer.${terms.carryNegative ? 'yes' : 'no'}`),
          },
        ]
      : []),
    {
      id: 'noticeDays',
      name: say('agent:contract.noticeDays'),
      text: say('agent:contract.days', { count: terms.noticeDays }),
    },
  ];
  const tiers = (terms: ContractTerms): readonly TermLine[] =>
    terms.tiers.map((tier, place) => {
      const parts = [
        [pay(tier)],
        thresholds(tier) === NONE ? [] : [thresholds(tier)],
        activeFrom(tier) === NONE
          ? []
          : [say('agent:contract.activeIf', { conditions: activeFrom(tier) })],
        tier.feeRate === null ? [] : [say('agent:contract.feeOf', { fee: fee(tier) })],
      ];
      return {
        id: `tier-${place}`,
        name: say('agent:contract.tier', { number: place + 1 }),
        text: line(parts.flat()),
      };
    });
  const summary = (terms: ContractTerms): string => {
    const [first] = terms.tiers;
    const last = terms.tiers.at(-1);
    const pays = [first, ...(last === first ? [] : [last])].flatMap((tier) =>
      tier === undefined ? [] : [pay(tier)],
    );
    return `${say(`agent:contract.period.${terms.period}`)} · ${pays.join(' – ')}`;
  };
  return { money, pay, thresholds, activeFrom, fee, general, tiers, summary };
}
