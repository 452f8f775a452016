import type { Trade } from '#domain/sports/traded-odds.ts';
import type { OddsMilli } from '#contract/generated/types.ts';
import type { Db } from '../../platform/db/database.ts';
import type { HaltName } from './halts.ts';

/** Names what a trader priced: a market, or every market of an event (no market). */
export type TradeName = HaltName;

export interface TradeRow extends TradeName, Trade {
  /** 0: nothing was ever set. */
  readonly version: number;
}

const WHOLE_EVENT = '';
const NONE: readonly TradeRow[] = [];
const textOf = ({ event, market }: TradeName): string => `${event} ${market}`;

/** Odds and margins by traders, as a node knows them. They are rows, and each node reads them every second. */
export class Trades {
  private rows: ReadonlyMap<string, TradeRow> = new Map();

  /** The trades that count for a market. */
  of(event: string, market: string): readonly TradeRow[] {
    if (this.rows.size === 0) return NONE;
    return [this.named({ event, market }), this.named({ event, market: WHOLE_EVENT })].flatMap(
      (row) => row ?? [],
    );
  }

  named(name: TradeName): TradeRow | null {
    return this.rows.get(textOf(name)) ?? null;
  }

  /** Takes over what is set now. @returns what changed */
  replace(rows: readonly TradeRow[]): readonly TradeName[] {
    const next = new Map(rows.map((row) => [textOf(row), row]));
    const changed = [...rows, ...this.rows.values()].filter(
      (row) => next.get(textOf(row))?.version !== this.rows.get(textOf(row))?.version,
    );
    this.rows = next;
    return changed;
  }
}

export async function readTrades(db: Db): Promise<readonly TradeRow[]> {
  const rows = await db
    .selectFrom('sports_trade')
    .select(['event', 'market', 'margin', 'odds', 'version'])
    .execute();
  return rows.map((row) => ({
    ...row,
    odds: row.odds as Readonly<Record<string, OddsMilli>> | null,
  }));
}
