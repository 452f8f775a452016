import type { WithdrawalTerms } from '#contract/generated/types.ts';
import { withdrawalTermsFaults } from '#domain/withdrawal/withdrawal-terms-faults.ts';
import { loosensTerms } from '#domain/withdrawal/loosens-terms.ts';
import type { PaymentChannel } from '../../payments/payment-channel.ts';
import { Problem } from '../../platform/problem.ts';
import type { Setting } from '../../settings/setting.ts';

type TermsSetting = Setting<'getWithdrawalTerms', 'setWithdrawalTerms', WithdrawalTerms>;

/** The terms on which a brand pays out. */
export function withdrawalTermsSetting(channels: readonly PaymentChannel[]): TermsSetting {
  const payoutChannels = (currency: string): string[] =>
    channels.flatMap(({ code, payouts }) => (payouts?.takes(currency) === true ? [code] : []));
  return {
    kind: 'withdrawalTerms',
    read: 'getWithdrawalTerms',
    write: 'setWithdrawalTerms',
    view: (terms, { site: { currency } }) => ({
      currency,
      payoutChannels: payoutChannels(currency),
      terms,
    }),
    change: ({ terms }, _held, { site: { currency } }) => {
      const known = { currency, payoutChannels: payoutChannels(currency) };
      const faults = withdrawalTermsFaults(terms, known);
      if (faults.length === 0) return terms;
      const fields = faults.map(({ pointer, code }) => [`/terms${pointer}`, { code }]);
      throw new Problem('INVALID_BODY', { fields: Object.fromEntries(fields) });
    },
    // Not the brand in memory: it may not have the stored terms yet.
    twoPersons: (before, after) => {
      const { secondPersonAboveMicro: above } = before;
      return above !== null && loosensTerms(before, after) ? BigInt(above) : null;
    },
  };
}
