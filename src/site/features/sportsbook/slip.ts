import type { SportsMarket, SportsSlip } from '#contract/generated/types.ts';
import { NAMED_BETS } from '#domain/sports/slip.ts';

/** A selection of the slip, with the words that it was chosen by. */
export interface Pick {
  readonly eventId: string;
  readonly home: string;
  readonly away: string;
  readonly market: string;
  readonly type: string;
  readonly specifiers: SportsMarket['specifiers'];
  readonly outcome: string;
  readonly oddsMilli: number;
}

export type NamedBet = keyof typeof NAMED_BETS;
export type SlipKind = 'single' | 'multiple' | NamedBet;

const NAMES = Object.keys(NAMED_BETS) as readonly NamedBet[];

export const isPicked = (
  picks: readonly Pick[],
  { eventId, market, outcome }: { eventId: string; market: string; outcome: string },
): boolean =>
  picks.some(
    (pick) => pick.eventId === eventId && pick.market === market && pick.outcome === outcome,
  );

/** The picks after a press on an outcome: it is added, or taken out again. */
export function toggled(picks: readonly Pick[], pick: Pick): readonly Pick[] {
  if (!isPicked(picks, pick)) return [...picks, pick];
  return picks.filter(
    (one) =>
      one.eventId !== pick.eventId || one.market !== pick.market || one.outcome !== pick.outcome,
  );
}

/** Kinds that so many picks allow. */
export function kindsFor(count: number): readonly SlipKind[] {
  if (count < 2) return ['single'];
  return ['single', 'multiple', ...NAMES.filter((name) => NAMED_BETS[name].legs === count)];
}

/** The sizes of the lines of a kind. */
export function sizesOf(kind: SlipKind, count: number): number[] {
  if (kind === 'single') return [1];
  return kind === 'multiple' ? [count] : [...NAMED_BETS[kind].sizes];
}

/** The slip as the server takes it. */
export const slipOf = (
  picks: readonly Pick[],
  kind: SlipKind,
  unitMicro: bigint,
  acceptance: SportsSlip['acceptance'],
): SportsSlip => ({
  legs: picks.map(({ eventId, market, outcome, oddsMilli }) => ({
    eventId,
    market,
    outcome,
    seenOddsMilli: oddsMilli,
  })),
  sizes: sizesOf(kind, picks.length),
  bankers: [],
  unitMicro: String(unitMicro),
  acceptance,
});
