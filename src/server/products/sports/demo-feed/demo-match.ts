import type { MarketName, MarketPrices, SettledOutcome } from '#domain/sports/feed/message.ts';
import type { LegResult } from '#domain/sports/leg-result.ts';
import { numberOf } from '#domain/sports/fraction.ts';
import type { MarketType } from '#domain/sports/markets/market-type.ts';

/** A match of any sport, decided before it starts. Times are milliseconds since its start; below 0: before it. */
export interface DemoMatch {
  readonly home: string;
  readonly away: string;
  readonly factsAt: (time: number) => object;
  readonly pricesAt: (time: number, isActive: boolean) => readonly MarketPrices[];
  /** Times at which the score changes. Markets are suspended there for a few seconds. */
  readonly surprises: readonly number[];
  /** Every market that may have been offered, with what is decided of it at a time. */
  readonly decidedAt: (
    time: number,
  ) => readonly (MarketName & { outcomes: readonly SettledOutcome[] })[];
}

export interface SettleableMarket extends MarketName {
  readonly outcomes: readonly string[];
}

/** The markets that the rules decide by the facts, whole markets alone. */
export function decided<Facts>(
  types: readonly MarketType<Facts>[],
  markets: readonly SettleableMarket[],
  facts: Facts,
): readonly (MarketName & { outcomes: readonly SettledOutcome[] })[] {
  return markets.flatMap(({ market, specifiers, outcomes }) => {
    const type = types.find(({ id }) => id === market);
    const results = outcomes.map(
      (outcome) => type?.settle({ outcome, specifiers, facts, from: facts }) ?? null,
    );
    if (results.includes(null)) return [];
    return [
      {
        market,
        specifiers,
        outcomes: outcomes.map((outcome, place) => settledOutcome(outcome, results[place] ?? null)),
      },
    ];
  });
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
