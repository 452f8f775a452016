import type { FairnessProof, RoundReplay } from '#contract/generated/types.ts';
import { tableSalt } from '#domain/fairness/table-salt.ts';
import { judgeTicket, type TicketVerdict } from './judge-ticket.ts';
import type { Verdict, Verifier } from '#games/round-verifier.ts';

/**
 * What can be said of a round.
 * sealed: its seed is not told yet. otherRules: decided by rules this page does not hold.
 * unreadable: seeds or stake that no round can have, so something is wrong.
 */
export type Judgement =
  | { readonly kind: 'sealed' | 'unreadable' }
  | { readonly kind: 'otherRules'; readonly version: string }
  | {
      readonly kind: 'judged';
      readonly verdict: Verdict;
      /** Null: the round had no part in a jackpot. */
      readonly ticket: TicketVerdict | null;
    };

export function judgeRound(
  verifier: Verifier | null,
  { gameVersion, stakeMicro, wager, actions, events }: RoundReplay,
  { serverSeed, serverSeedHash, clientSeed, nonce, jackpot, table }: FairnessProof,
): Judgement {
  if (serverSeed === null) return { kind: 'sealed' };
  if (verifier === null || gameVersion !== verifier.version) {
    return { kind: 'otherRules', version: gameVersion };
  }
  if (table !== undefined && tableSalt(table.chainSalt, table.seatSeeds) !== clientSeed) {
    return { kind: 'unreadable' };
  }
  try {
    const seeds = { serverSeed, clientSeed, nonce };
    const choices = { stakeMicro: BigInt(stakeMicro), wager, actions };
    const claim = { ...seeds, ...choices, serverSeedHash, events };
    return {
      kind: 'judged',
      verdict: verifier.verify(claim),
      ticket: jackpot === null ? null : judgeTicket(seeds, jackpot),
    };
  } catch {
    return { kind: 'unreadable' };
  }
}
