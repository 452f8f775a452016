import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { mapsToWin } from '#domain/sports/esports-model.ts';
import type { EsportsFacts } from '#domain/sports/markets/esports.ts';
import type { Side } from '#domain/sports/markets/football.ts';

/** Rounds that each side has won in a map. */
type RoundScore = Readonly<Record<Side, number>>;

/** Facts of the demo: maps that have begun, each with its rounds at the same place. */
export type EsportsMatchFacts = EsportsFacts & { readonly rounds: readonly RoundScore[] };

interface DrawnMap {
  /** Milliseconds since the start of the match. */
  readonly startsAt: number;
  /** The winner of each round, as many as were needed. */
  readonly rounds: readonly Side[];
}

/** A match of the demo: its maps, as many as were needed. */
export interface EsportsMatch {
  /** The chance of the home side in each round. */
  readonly roundChance: number;
  readonly maps: readonly DrawnMap[];
}

export const BEST_OF = 3;
/** A map has no overtime: at 12 rounds each the next one decides it. */
const ROUNDS_TO_WIN = 13;
/** Three maps of 25 rounds and their breaks fit into a match. */
const ROUND_MS = 4_000;
const BREAK_MS = 16_000;
/** A map adds up the edge of its rounds, so that a round shows less than half of a side's strength. */
const ROUND_EDGE = 0.45;
const CHANCE_UNIT = 1_000_000;
const NO_ROUNDS: RoundScore = { home: 0, away: 0 };

/** Draws a match. @param strengths 1 is average */
export function drawEsports(
  stream: OutcomeStream,
  { home, away }: Readonly<Record<Side, number>>,
): EsportsMatch {
  const roundChance = 0.5 + (home / (home + away) - 0.5) * ROUND_EDGE;
  const maps: DrawnMap[] = [];
  const wonBy = (side: Side): number => maps.filter((map) => winnerOf(map) === side).length;
  let startsAt = 0;
  while (Math.max(wonBy('home'), wonBy('away')) < mapsToWin(BEST_OF)) {
    const map = { startsAt, rounds: drawRounds(stream, roundChance) };
    maps.push(map);
    startsAt = endOf(map) + BREAK_MS;
  }
  return { roundChance, maps };
}

/** The facts at a time. Maps that have not begun are absent. */
export function esportsFacts({ maps }: EsportsMatch, time: number): EsportsMatchFacts {
  const begun = maps.filter(({ startsAt }) => startsAt <= time);
  const winners = begun.map((map) => (endOf(map) <= time ? winnerOf(map) : null));
  const isOver = winners.length === maps.length && winners.at(-1) !== null;
  return {
    maps: winners.map((winner) => ({ winner, isGiven: false })),
    bestOf: BEST_OF,
    formatChanged: false,
    winner: isOver ? (winners.at(-1) ?? null) : null,
    isOver,
    rounds: begun.map(({ startsAt, rounds }) =>
      scoreOf(rounds.slice(0, Math.floor((time - startsAt) / ROUND_MS))),
    ),
  };
}

/** The chance of the home side to win a map from a score. */
export function mapChance(roundChance: number, { home, away }: RoundScore = NO_ROUNDS): number {
  // Chances by the rounds of the away side, from the last round of the home side back to the score.
  let chances = Array<number>(ROUNDS_TO_WIN).fill(1);
  for (let homeRounds = ROUNDS_TO_WIN - 1; homeRounds >= home; homeRounds -= 1) {
    const before = Array<number>(ROUNDS_TO_WIN + 1).fill(0);
    for (let awayRounds = ROUNDS_TO_WIN - 1; awayRounds >= away; awayRounds -= 1) {
      before[awayRounds] =
        roundChance * (chances[awayRounds] ?? 0) +
        (1 - roundChance) * (before[awayRounds + 1] ?? 0);
    }
    chances = before;
  }
  return chances[away] ?? 0;
}

/** Times at which a map ends. */
export const mapEnds = ({ maps }: EsportsMatch): readonly number[] => maps.map(endOf);

function drawRounds(stream: OutcomeStream, roundChance: number): readonly Side[] {
  const rounds: Side[] = [];
  for (;;) {
    const isHome = stream.nextBelow(CHANCE_UNIT) < Math.round(roundChance * CHANCE_UNIT);
    rounds.push(isHome ? 'home' : 'away');
    const { home, away } = scoreOf(rounds);
    if (Math.max(home, away) === ROUNDS_TO_WIN) return rounds;
  }
}

function scoreOf(rounds: readonly Side[]): RoundScore {
  const home = rounds.filter((side) => side === 'home').length;
  return { home, away: rounds.length - home };
}

/** The winner of the last round wins the map. */
const winnerOf = ({ rounds }: DrawnMap): Side | null => rounds.at(-1) ?? null;

const endOf = ({ startsAt, rounds }: DrawnMap): number => startsAt + rounds.length * ROUND_MS;
