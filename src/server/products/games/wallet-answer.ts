import type { PostOutcome } from '../../ledger/transfer-request.ts';
import { refusedStake } from '../../play/wager/refused-stake.ts';
import type { PlayingMember, WalletOutcome } from '../../vendors/wallet-port.ts';
import type { BetDeps } from './bet-deps.ts';

/** @throws Problem for a refusal, with the actual balance where it matters and the ledger read it. */
export async function answerOf(
  { stakeable }: Pick<BetDeps, 'stakeable'>,
  outcome: PostOutcome,
  player: PlayingMember,
): Promise<WalletOutcome> {
  const balanceMicro = await stakeable(outcome.balances, player);
  if (outcome.status === 'refused') throw refusedStake(outcome, player.currency, balanceMicro);
  return {
    balanceMicro,
    transferId: outcome.transferId,
    duplicate: outcome.replayed,
    remembered: outcome.tombstone,
    late: false,
  };
}
