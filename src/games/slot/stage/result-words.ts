import type { Step } from './step.ts';

/** A text by key with its values, of the namespace `slot`. */
export interface Words {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/**
 * What is said of a step to who does not see the reels. Null: nothing, since the next step says it.
 * Amounts are money in the reader's notation.
 */
export function resultWords(
  step: Step,
  money: (micro: bigint, signed?: boolean) => string,
  inFreeSpins: boolean,
): Words | null {
  switch (step.kind) {
    case 'win':
      return inFreeSpins && !step.isPartial
        ? { key: 'say.freeSpinWin', values: { payout: money(step.payoutMicro) } }
        : null;
    case 'award': {
      const { awarded, total, retrigger } = step;
      return { key: retrigger ? 'say.retrigger' : 'say.award', values: { awarded, total } };
    }
    case 'featureEnd': {
      const { played, payoutMicro } = step;
      return { key: 'say.featureEnd', values: { played, payout: money(payoutMicro) } };
    }
    case 'holdStart':
      return { key: 'say.holdStart', values: { left: step.left } };
    case 'holdTurn': {
      const { coins, left } = step;
      return { key: 'say.holdTurn', values: { coins: coins.length, left } };
    }
    case 'holdEnd': {
      const { count, payoutMicro } = step;
      return { key: 'say.holdEnd', values: { count, payout: money(payoutMicro) } };
    }
    case 'cap':
      return { key: 'say.cap', values: { payout: money(step.capMicro) } };
    case 'end': {
      const { payoutMicro, netWinMicro } = step;
      if (payoutMicro === 0n) return { key: 'say.nothing', values: {} };
      const values = { payout: money(payoutMicro), net: money(netWinMicro, true) };
      return { key: netWinMicro > 0n ? 'say.gain' : 'say.smallReturn', values };
    }
    case 'spin':
    case 'coins':
    case 'fill':
    case 'fall':
    case 'miss':
    case 'freeSpin':
      return null;
  }
}
