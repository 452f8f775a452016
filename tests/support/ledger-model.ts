import { splitDraw } from '#domain/ledger/split-draw.ts';
import type { PlayFund } from '#domain/ledger/account-kind.ts';

/** What a player may do, with indexes where the test picks among what came before. */
export type Step =
  | { readonly does: 'bet'; readonly stakeMicro: bigint; readonly funds: readonly PlayFund[] }
  | { readonly does: 'win'; readonly payoutMicro: bigint; readonly of: number }
  | { readonly does: 'rollback'; readonly of: number; readonly unlessSettled: boolean }
  /** Names a bet that is not made until later, if ever. */
  | { readonly does: 'rollbackAhead'; readonly by: number }
  | { readonly does: 'again'; readonly of: number };

export interface ModelOutcome {
  readonly said: string;
  readonly cash: bigint;
  readonly bonus: bigint;
}

interface ModelBet {
  readonly taken: readonly { fund: string; amountMicro: bigint }[];
  reversed: boolean;
  wins: number;
}

/** The ledger's rules about one player in a few lines, slow and plain, to hold the real one against. */
export class LedgerModel {
  private readonly funds: { cash: bigint; bonus: bigint };
  private readonly bets = new Map<string, ModelBet>();
  private readonly buried = new Set<string>();
  /** References that were posted. */
  private readonly posted = new Set<string>();

  constructor(cash: bigint, bonus: bigint) {
    this.funds = { cash, bonus };
  }

  bet(ref: string, stakeMicro: bigint, funds: readonly PlayFund[]): ModelOutcome {
    if (this.posted.has(ref)) return this.outcome('replayed');
    if (this.buried.has(ref)) return this.outcome('tombstoned');
    const taken = splitDraw(
      stakeMicro,
      funds.map((fund) => ({ fund, amountMicro: this.funds[fund as 'cash' | 'bonus'] })),
    );
    if (taken === null) return this.outcome('insufficientFunds');
    for (const { fund, amountMicro } of taken) this.funds[fund as 'cash' | 'bonus'] -= amountMicro;
    this.bets.set(ref, { taken, reversed: false, wins: 0 });
    return this.done(ref);
  }

  win(ref: string, betRef: string, payoutMicro: bigint): ModelOutcome {
    if (this.posted.has(ref)) return this.outcome('replayed');
    if (this.buried.has(betRef)) return this.outcome('requiredReversed');
    const bet = this.bets.get(betRef);
    if (bet === undefined) return this.outcome('requiredMissing');
    if (bet.reversed) return this.outcome('requiredReversed');
    bet.wins += 1;
    this.funds.cash += payoutMicro;
    return this.done(ref);
  }

  rollback(ref: string, betRef: string, unlessSettled: boolean): ModelOutcome {
    if (this.posted.has(ref)) return this.outcome('replayed');
    if (this.buried.has(betRef)) return this.outcome('alreadyReversed');
    const bet = this.bets.get(betRef);
    if (bet === undefined) {
      this.buried.add(betRef);
      return this.done(ref);
    }
    if (bet.reversed) return this.outcome('alreadyReversed');
    if (unlessSettled && bet.wins > 0) return this.outcome('settled');
    bet.reversed = true;
    for (const { fund, amountMicro } of bet.taken)
      this.funds[fund as 'cash' | 'bonus'] += amountMicro;
    return this.done(ref);
  }

  private done(ref: string): ModelOutcome {
    this.posted.add(ref);
    return this.outcome('posted');
  }

  private outcome(said: string): ModelOutcome {
    return { said, ...this.funds };
  }
}
