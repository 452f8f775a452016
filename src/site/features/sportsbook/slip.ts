import type { SportsMarket, SportsSlip } from '#contract/generated/types.ts';
import { linesOf, NAMED_BETS } from '#domain/sports/slip.ts';

/** A selection of the slip, with the words that it was chosen by. */
export interface Pick {
  readonly eventId: string;
  readonly home: string;
  readonly away: string;
  readonly market: string;
  readonly type: string;
  readonly specifiers: SportsMarket['specifiers'];
  readonly outcome: string;
  /** The odds that the player saw and accepted. */
  readonly oddsMilli: number;
  /** It belongs to every line. */
  readonly isBanker: boolean;
}

export type Acceptance = SportsSlip['acceptance'];

/** The slip as the player left it. */
export interface Slip {
  readonly picks: readonly Pick[];
  /** A name of the kinds that so many picks allow; others fall back to the first. */
  readonly kind: string;
  /** As typed. */
  readonly stake: string;
  readonly acceptance: Acceptance;
}

export const EMPTY_SLIP: Slip = { picks: [], kind: 'multiple', stake: '10', acceptance: 'higher' };

type NamedBet = keyof typeof NAMED_BETS;
const NAMES = Object.keys(NAMED_BETS) as readonly NamedBet[];

/** A kind of bet: how many of the free picks each line has; bankers are in all of them. */
export interface Kind {
  /** `single`, `multiple`, a named bet, or `choose` for lines of one size. */
  readonly name: string;
  readonly id: string;
  readonly sizes: readonly number[];
  readonly lines: number;
}

type Named = globalThis.Pick<Pick, 'eventId' | 'market' | 'outcome'>;

export const keyOf = ({ eventId, market, outcome }: Named): string =>
  `${eventId} ${market} ${outcome}`;

export const isPicked = (picks: readonly Pick[], named: Named): boolean =>
  picks.some((pick) => keyOf(pick) === keyOf(named));

/** The picks after a press on an outcome: it is added, or taken out again. */
export const toggled = (picks: readonly Pick[], pick: Pick): readonly Pick[] =>
  isPicked(picks, pick) ? picks.filter((one) => keyOf(one) !== keyOf(pick)) : [...picks, pick];

/** Kinds that the picks allow, the multiple first. */
export function kindsFor(picks: readonly Pick[]): readonly Kind[] {
  const free = picks.filter(({ isBanker }) => !isBanker).length;
  const kind = (name: string, sizes: readonly number[], id = name): Kind => ({
    name,
    id,
    sizes,
    lines: lineCount(picks.length, picks.length - free, sizes),
  });
  if (picks.length < 2) return [kind('single', [1])];
  const multiple = kind('multiple', [free]);
  if (free < 2) return [multiple];
  const singles = kind('single', [1]);
  const systems = NAMES.filter((name) => NAMED_BETS[name].legs === free).map((name) =>
    kind(name, NAMED_BETS[name].sizes),
  );
  const chosen = Array.from({ length: free - 2 }, (_, index) => index + 2).map((size) =>
    kind('choose', [size], `choose${size}`),
  );
  return [multiple, singles, ...systems, ...chosen];
}

/** The kind that the slip names, or the first that it allows. */
export function kindOf({ picks, kind }: Slip): Kind {
  const kinds = kindsFor(picks);
  const [first] = kinds;
  const found = kinds.find(({ id }) => id === kind) ?? first;
  if (found === undefined) throw new Error('a slip without kinds');
  return found;
}

/** The slip as the server takes it. */
export const slipOf = (slip: Slip, unitMicro: bigint): SportsSlip => ({
  legs: slip.picks.map(({ eventId, market, outcome, oddsMilli }) => ({
    eventId,
    market,
    outcome,
    seenOddsMilli: oddsMilli,
  })),
  sizes: [...kindOf(slip).sizes],
  bankers: slip.picks.flatMap(({ isBanker }, place) => (isBanker ? [place] : [])),
  unitMicro: String(unitMicro),
  acceptance: slip.acceptance,
});

/** 0: more picks than a slip takes. */
function lineCount(legs: number, bankers: number, sizes: readonly number[]): number {
  try {
    return linesOf({ legs, bankers: Array.from({ length: bankers }, (_, place) => place), sizes })
      .length;
  } catch {
    return 0;
  }
}
