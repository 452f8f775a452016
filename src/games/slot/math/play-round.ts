import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import type { Coin, SlotEvent } from '../events.ts';
import type { ReelSet, SlotModel } from './model.ts';
import { playHold } from './play-hold.ts';
import { playSpin } from './play-spin.ts';
import { UnplayableStakeError } from './unplayable-stake-error.ts';

export interface RoundRequest {
  /** The whole round's stake; the parts share it equally. */
  readonly stakeMicro: bigint;
  readonly stream: OutcomeStream;
  readonly model: SlotModel;
}

export interface RoundOutcome {
  readonly events: readonly SlotEvent[];
  readonly payoutMicro: bigint;
}

/**
 * Decides a whole round, features included. The same stake and stream give the same round.
 * Throws `UnplayableStakeError` when the stake is not a positive multiple of the number of parts.
 */
export function playRound({ stakeMicro, stream, model }: RoundRequest): RoundOutcome {
  const { parts } = model;
  if (stakeMicro <= 0n) throw new UnplayableStakeError('STAKE_NOT_POSITIVE', stakeMicro, parts);
  if (stakeMicro % BigInt(parts) !== 0n) {
    throw new UnplayableStakeError('STAKE_NOT_DIVISIBLE', stakeMicro, parts);
  }
  const partMicro = stakeMicro / BigInt(parts);
  const capMicro = stakeMicro * BigInt(model.winCapStakes);
  const events: SlotEvent[] = [
    {
      type: 'roundStarted',
      game: model.code,
      version: model.version,
      stakeMicro: stakeMicro.toString(),
      lineStakeMicro: partMicro.toString(),
      lines: parts,
    },
  ];
  const round = {
    payoutMicro: 0n,
    freeSpins: 0,
    stuck: [] as readonly number[],
    coins: [] as readonly Coin[],
  };

  /** Books what the win cap leaves of a payout. */
  const book = (payoutMicro: bigint): { payoutMicro: string; roundPayoutMicro: string } => {
    const left = capMicro - round.payoutMicro;
    const addedMicro = payoutMicro < left ? payoutMicro : left;
    round.payoutMicro += addedMicro;
    return {
      payoutMicro: addedMicro.toString(),
      roundPayoutMicro: round.payoutMicro.toString(),
    };
  };
  const endAtCap = (): boolean => {
    if (round.payoutMicro < capMicro) return false;
    events.push({ type: 'winCapReached', capMicro: capMicro.toString() });
    return true;
  };

  /** Plays a spin, books it and awards what it won. */
  const spin = (set: ReelSet): void => {
    const outcome = playSpin({ set, stuck: round.stuck, partMicro, stream, model });
    events.push(...outcome.events, { type: 'spinEnded', ...book(outcome.payoutMicro) });
    round.stuck = outcome.stuck;
    if (set === 'base') round.coins = outcome.coins;
    if (endAtCap() || outcome.freeSpins === 0) return;
    const awarded = Math.min(outcome.freeSpins, model.freeSpinCap - round.freeSpins);
    round.freeSpins += awarded;
    const retrigger = set === 'free';
    events.push({ type: 'freeSpinsAwarded', awarded, total: round.freeSpins, retrigger });
  };

  spin('base');
  if (round.freeSpins > 0) {
    const beforeMicro = round.payoutMicro;
    let played = 0;
    while (played < round.freeSpins && round.payoutMicro < capMicro) {
      played += 1;
      events.push({
        type: 'freeSpinStarted',
        number: played,
        total: round.freeSpins,
        multiplier: model.freeSpinMultiplier,
      });
      spin('free');
    }
    events.push({
      type: 'freeSpinsEnded',
      played,
      payoutMicro: (round.payoutMicro - beforeMicro).toString(),
    });
  }
  if (
    model.hold !== null &&
    round.coins.length >= model.hold.from &&
    round.payoutMicro < capMicro
  ) {
    const hold = playHold(round.coins, model.rows, model.hold, { stream, partMicro, model });
    const { count, grandMicro } = hold;
    events.push(...hold.events, {
      type: 'holdEnded',
      count,
      grandMicro: grandMicro?.toString() ?? null,
      ...book(hold.payoutMicro),
    });
    endAtCap();
  }
  events.push({
    type: 'roundEnded',
    payoutMicro: round.payoutMicro.toString(),
    netWinMicro: (round.payoutMicro - stakeMicro).toString(),
  });
  return { events, payoutMicro: round.payoutMicro };
}
