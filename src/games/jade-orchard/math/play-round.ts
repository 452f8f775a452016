import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import type { JadeOrchardEvent } from '../events.ts';
import { JADE_ORCHARD_RULES } from '../rules.ts';
import { JADE_ORCHARD_MODEL, type ReelModel } from './model.ts';
import { playSpin } from './play-spin.ts';
import { UnplayableStakeError } from './unplayable-stake-error.ts';

export interface RoundRequest {
  /** The whole round's stake; the lines share it equally. */
  readonly stakeMicro: bigint;
  readonly stream: OutcomeStream;
  /** Defaults to the published game; tests pass altered ones. */
  readonly model?: ReelModel;
}

export interface RoundOutcome {
  readonly events: readonly JadeOrchardEvent[];
  readonly payoutMicro: bigint;
}

/**
 * Decides a whole round, free spins included. The same stake and stream give the same round.
 * Throws `UnplayableStakeError` when the stake is not a positive multiple of the number of lines.
 */
export function playRound(request: RoundRequest): RoundOutcome {
  const { stakeMicro, stream, model = JADE_ORCHARD_MODEL } = request;
  const lines = model.lines.length;
  if (stakeMicro <= 0n) throw new UnplayableStakeError('STAKE_NOT_POSITIVE', stakeMicro, lines);
  if (stakeMicro % BigInt(lines) !== 0n) {
    throw new UnplayableStakeError('STAKE_NOT_DIVISIBLE', stakeMicro, lines);
  }
  const lineStakeMicro = stakeMicro / BigInt(lines);
  const capMicro = stakeMicro * BigInt(model.winCapStakes);
  const events: JadeOrchardEvent[] = [
    {
      type: 'roundStarted',
      game: JADE_ORCHARD_RULES.code,
      version: JADE_ORCHARD_RULES.version,
      stakeMicro: stakeMicro.toString(),
      lineStakeMicro: lineStakeMicro.toString(),
      lines,
    },
  ];
  const round = { payoutMicro: 0n, freeSpins: 0 };

  /** Plays a spin, books what the win cap leaves of it and awards what it won. */
  const spin = (reels: 'base' | 'free'): void => {
    const outcome = playSpin(reels, lineStakeMicro, stream, model);
    const left = capMicro - round.payoutMicro;
    const addedMicro = outcome.payoutMicro < left ? outcome.payoutMicro : left;
    round.payoutMicro += addedMicro;
    events.push(...outcome.events, {
      type: 'spinEnded',
      payoutMicro: addedMicro.toString(),
      roundPayoutMicro: round.payoutMicro.toString(),
    });
    if (round.payoutMicro === capMicro) {
      events.push({ type: 'winCapReached', capMicro: capMicro.toString() });
    } else if (outcome.freeSpins > 0) {
      const awarded = Math.min(outcome.freeSpins, model.freeSpinCap - round.freeSpins);
      round.freeSpins += awarded;
      const retrigger = reels === 'free';
      events.push({ type: 'freeSpinsAwarded', awarded, total: round.freeSpins, retrigger });
    }
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
  events.push({
    type: 'roundEnded',
    payoutMicro: round.payoutMicro.toString(),
    netWinMicro: (round.payoutMicro - stakeMicro).toString(),
  });
  return { events, payoutMicro: round.payoutMicro };
}
