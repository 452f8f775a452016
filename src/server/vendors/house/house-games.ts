import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { playRound } from '#games/jade-orchard/math/play-round.ts';
import { JADE_ORCHARD_SHEET as sheet } from '#games/jade-orchard/sheet.ts';
import { JADE_ORCHARD_RULES as jadeOrchard } from '#games/jade-orchard/rules.ts';

/** A game as the house needs it: its maths, and data for lobby and limits. */
export interface HouseGame {
  code: string;
  /** A proper name, the same in every language. */
  name: string;
  category: string;
  rtpPercent: string;
  volatility: 'low' | 'medium' | 'high';
  lines: number | null;
  tags: readonly string[];
  version: string;
  /** A round may not begin sooner after the one before it. */
  minRoundMs: number;
  flags: { autoplay: boolean; turbo: boolean; celebrateAboveStakeOnly: boolean; showNet: boolean };
  /** Allowed stakes of a round, smallest first, in micro-units by currency. */
  stakesMicro: Readonly<Record<string, readonly bigint[]>>;
  play(request: { stakeMicro: bigint; stream: OutcomeStream }): {
    events: readonly object[];
    payoutMicro: bigint;
  };
}

const MICRO = 1_000_000n;

/** Stakes a game of 25 lines can take in units of value alike in the currencies offered. */
const SLOT_STAKES = {
  PEN: [MICRO / 2n, MICRO, 2n * MICRO, 5n * MICRO, 10n * MICRO, 25n * MICRO, 50n * MICRO],
  USD: [MICRO / 4n, MICRO / 2n, MICRO, 2n * MICRO, 5n * MICRO, 10n * MICRO],
  EUR: [MICRO / 4n, MICRO / 2n, MICRO, 2n * MICRO, 5n * MICRO, 10n * MICRO],
  VND: [5_000n * MICRO, 10_000n * MICRO, 25_000n * MICRO, 50_000n * MICRO, 100_000n * MICRO],
  THB: [5n * MICRO, 10n * MICRO, 25n * MICRO, 50n * MICRO, 100n * MICRO],
} as const;

const GAMES: readonly HouseGame[] = [
  {
    code: jadeOrchard.code,
    name: 'Jade Orchard',
    rtpPercent: sheet.figures.returnToPlayer.percent,
    volatility: sheet.figures.volatility,
    lines: jadeOrchard.lines,
    tags: ['freeSpins', 'wild', 'provablyFair'],
    category: jadeOrchard.category,
    version: jadeOrchard.version,
    minRoundMs: jadeOrchard.minRoundMs,
    flags: jadeOrchard.flags,
    stakesMicro: SLOT_STAKES,
    play: playRound,
  },
];

const byCode = new Map(GAMES.map((game) => [game.code, game]));

export function findHouseGame(code: string): HouseGame | null {
  return byCode.get(code) ?? null;
}

export function houseGames(): readonly HouseGame[] {
  return GAMES;
}
