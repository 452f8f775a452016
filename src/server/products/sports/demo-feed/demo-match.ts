import type { MarketName, MarketPrices, SettledOutcome } from '#domain/sports/feed/message.ts';
import type { LegResult } from '#domain/sports/leg-result.ts';
import { numberOf } from '#domain/sports/fraction.ts';
import type { MarketType } from '#domain/sports/markets/market-type.ts';

/** A market that a match has on offer, before its prices are known. */
export interface OfferedMarket extends MarketName {
  /** The group that a stop names. */
  readonly group: string;
  readonly outcomes: readonly string[];
}

/** A match of any sport, decided before it starts. Times are milliseconds since its start; below 0: before it. */
export interface DemoMatch {
  readonly home: string;
  readonly away: string;
  readonly factsAt: (time: number) => object;
  readonly offeredAt: (time: number) => readonly OfferedMarket[];
  /** Prices of what is on offer; markets without a price worth offering are left out. */
  readonly pricesAt: (time: number) => readonly MarketPrices[];
  /** At most as long as a match may take. */
  readonly endsAt: number;
  /** Times at which the score changes. Markets are suspended there for a few seconds. */
  readonly surprises: readonly number[];
  /** null: a market is open at a time. */
  readonly resultAt: (market: OfferedMarket, time: number) => readonly SettledOutcome[] | null;
}

/** The result of a market by the settlement rule; null while an outcome of it is open. */
export function resultBy<Facts>(
  types: readonly MarketType<Facts>[],
  { market, specifiers, outcomes }: OfferedMarket,
  facts: Facts,
): readonly SettledOutcome[] | null {
  const type = types.find(({ id }) => id === market);
  const results = outcomes.map(
    (outcome) => type?.settle({ outcome, specifiers, facts, from: facts }) ?? null,
  );
  if (results.includes(null)) return null;
  return outcomes.map((outcome, place) => settledOutcome(outcome, results[place] ?? null));
}

function settledOutcome(outcome: string, result: LegResult | null): SettledOutcome {
  if (result === null) throw new Error(`${outcome} is open`);
  const { won, voidFactor, deadHeat } = result;
  return {
    outcome,
    won,
    voidFactor: numberOf(voidFactor) as SettledOutcome['voidFactor'],
    ...(deadHeat.over !== deadHeat.under && {
      deadHeat: [Number(deadHeat.over), Number(deadHeat.under)] as const,
    }),
  };
}
