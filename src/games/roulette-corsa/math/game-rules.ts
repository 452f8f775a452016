import { ChoiceError, type GameRules } from '../../game-rules.ts';
import type { SpotBet } from '../../kit/chips.ts';
import { MULTIPLIER_ONE } from '../../kit/multiplier.ts';
import { roundEnded, roundStarted } from '../../kit/round-events.ts';
import type { RouletteEvent } from '../events.ts';
import { type Spot, spotMultiplier, spotOf } from '../../kit/roulette/spots.ts';
import { ROULETTE_CORSA, type RouletteWager } from '../rules.ts';

const play: GameRules['play'] = ({ stakeMicro, wager, actions, stream }) => {
  if (actions.length > 0) throw new ChoiceError('', 'a spin takes no actions');
  const bets = readBets((wager as unknown as RouletteWager).bets);
  const chipMicro = chipValue(stakeMicro, bets);
  const pocket = stream.nextBelow(ROULETTE_CORSA.pockets);
  const paid = bets.flatMap(({ spot, chips }) => {
    const multiplier = spotMultiplier(spot, pocket);
    const payoutMicro = (chipMicro * BigInt(chips) * multiplier) / MULTIPLIER_ONE;
    return payoutMicro === 0n ? [] : [{ spot: spot.id, payoutMicro }];
  });
  const payoutMicro = paid.reduce((sum, each) => sum + each.payoutMicro, 0n);
  const events: RouletteEvent[] = [
    roundStarted(ROULETTE_CORSA, stakeMicro, wager),
    { type: 'ballLanded', pocket },
    {
      type: 'spotsPaid',
      spots: paid.map((each) => ({ ...each, payoutMicro: String(each.payoutMicro) })),
    },
    roundEnded(payoutMicro, stakeMicro),
  ];
  return { events, payoutMicro, isOver: true };
};

interface PlacedBet {
  readonly spot: Spot;
  readonly chips: number;
}

/** @throws ChoiceError for an unknown spot, for one that is named twice, and for no chips. */
function readBets(bets: readonly SpotBet[]): PlacedBet[] {
  const seen = new Set<string>();
  return bets.map(({ spot: id, chips }, index) => {
    const spot = spotOf(id);
    if (spot === null) throw new ChoiceError(`/bets/${index}/spot`, 'the table has no such spot');
    if (seen.has(id)) throw new ChoiceError(`/bets/${index}/spot`, 'a spot is named twice');
    if (!Number.isInteger(chips) || chips < 1) {
      throw new ChoiceError(`/bets/${index}/chips`, 'a bet has at least one chip');
    }
    seen.add(id);
    return { spot, chips };
  });
}

/**
 * What a chip is worth. It must be even in micro-units, since zero returns half of it.
 * @throws ChoiceError
 */
function chipValue(stakeMicro: bigint, bets: readonly PlacedBet[]): bigint {
  const chips = bets.reduce((sum, bet) => sum + bet.chips, 0);
  if (chips < 1 || chips > ROULETTE_CORSA.mostChips) {
    throw new ChoiceError('/bets', 'too few or too many chips');
  }
  if (stakeMicro <= 0n || stakeMicro % BigInt(2 * chips) !== 0n) {
    throw new ChoiceError('/bets', 'the stake does not divide among the chips');
  }
  return stakeMicro / BigInt(chips);
}

export const rules: GameRules = { version: ROULETTE_CORSA.version, play, whenLeft: null };
