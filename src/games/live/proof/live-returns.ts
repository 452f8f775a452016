import type { Fraction } from '../../kit/proof/fraction.ts';
import { returnOf } from '../../kit/proof/percent.ts';
import { POCKETS } from '../../kit/roulette/spots.ts';
import { pointsOf } from '../baccarat.ts';
import type { LiveGame } from '../live-game.ts';
import type { LiveOutcome } from '../live-outcome.ts';
import { NOTHING_SAID } from '../decisions.ts';
import { SHOE_DECKS } from '../shoe.ts';

interface Weighed {
  readonly outcome: LiveOutcome;
  readonly ways: bigint;
}

const RANKS = Array.from({ length: 13 }, (_, rank) => rank);
const FACES = [1, 2, 3, 4, 5, 6] as const;
const OF_RANK = BigInt(SHOE_DECKS * 4);

/** The exact return of every spot, over all outcomes with the ways in which each comes about. */
export function liveReturns(game: LiveGame): ReadonlyMap<string, Fraction> {
  const outcomes = outcomesOf(game);
  return new Map(
    game.spots.map((spot) => {
      const weighed = spot.endsWith('Pair') ? pairOutcomes() : outcomes;
      // Outcomes that pay alike are one: there are hundreds of thousands of them.
      const ways = new Map<bigint, bigint>();
      for (const { outcome, ways: each } of weighed) {
        const multiplier = game.returns(spot, outcome);
        ways.set(multiplier, (ways.get(multiplier) ?? 0n) + each);
      }
      return [spot, returnOf([...ways].map(([multiplier, each]) => ({ multiplier, ways: each })))];
    }),
  );
}

function outcomesOf({ code, draw }: LiveGame): readonly Weighed[] {
  switch (code) {
    case 'baccarat':
    case 'baccaratNoCommission':
      return draw.from === 'shoe'
        ? baccaratOutcomes((cards, from) => draw.deal(cards, from, NOTHING_SAID))
        : [];
    case 'dragonTiger':
      return RANKS.flatMap((dragon) =>
        RANKS.map((tiger) => ({
          outcome: { kind: 'dragonTiger' as const, dragon, tiger },
          ways: OF_RANK * (dragon === tiger ? OF_RANK - 1n : OF_RANK),
        })),
      );
    case 'sicBo':
      return FACES.flatMap((one) =>
        FACES.flatMap((two) =>
          FACES.map((three) => ({
            outcome: { kind: 'sicBo' as const, dice: [one, two, three] },
            ways: 1n,
          })),
        ),
      );
    case 'roulette':
      return Array.from({ length: POCKETS }, (_, pocket) => ({
        outcome: { kind: 'roulette' as const, pocket },
        ways: 1n,
      }));
    case 'threeCardPoker':
    case 'blackjack':
      throw new Error(`${code} has decisions: its return is that of a strategy`);
  }
}

/** Cards of a number of points: the tens and faces have none. */
const POINTS = Array.from({ length: 10 }, (_, points) => points);
const cardOf = (points: number): number => (points === 0 ? 12 : points - 1);
const cardsOf = (points: number): number =>
  Number(OF_RANK) * RANKS.filter((rank) => pointsOf(rank) === points).length;
const SHOE = POINTS.reduce((sum, points) => sum + cardsOf(points), 0);

/**
 * Every order of points in which a round can be dealt from a full shoe, by the engine's own dealing. A round of four or
 * five cards leaves the others open.
 */
function baccaratOutcomes(
  deal: (cards: readonly number[], from: number) => { outcome: LiveOutcome; used: number },
): readonly Weighed[] {
  const found: Weighed[] = [];
  const dealt: number[] = [];
  const left = POINTS.map(cardsOf);
  const walk = (ways: bigint): void => {
    const round = dealt.length < 4 ? null : roundOf(deal, dealt);
    if (round !== null) {
      const rest = restWays(round.used);
      found.push({ outcome: round.outcome, ways: ways * rest });
      return;
    }
    for (const points of POINTS) {
      const count = left[points] ?? 0;
      if (count === 0) continue;
      left[points] = count - 1;
      dealt.push(cardOf(points));
      walk(ways * BigInt(count));
      dealt.pop();
      left[points] = count;
    }
  };
  walk(1n);
  return found;
}

/** null: the round takes another card. */
function roundOf(
  deal: (cards: readonly number[], from: number) => { outcome: LiveOutcome; used: number },
  dealt: readonly number[],
) {
  try {
    return deal(dealt, 0);
  } catch {
    return null;
  }
}

const MOST_CARDS = 6;

/** The ways of the cards up to the sixth, which a shorter round leaves in the shoe. */
function restWays(used: number): bigint {
  let ways = 1n;
  for (let card = used; card < MOST_CARDS; card += 1) ways *= BigInt(SHOE - card);
  return ways;
}

/** The first two cards of both hands, by rank: a pair depends on nothing else. */
function pairOutcomes(): readonly Weighed[] {
  return RANKS.flatMap((first) =>
    RANKS.map((second) => ({
      outcome: { kind: 'baccarat' as const, player: [first, second], banker: [first, second] },
      ways: OF_RANK * (first === second ? OF_RANK - 1n : OF_RANK),
    })),
  );
}
