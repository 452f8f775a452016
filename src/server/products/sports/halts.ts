import type { Db } from '../../platform/db/database.ts';

/** Names what traders suspended: a market, an event (no market), or the whole book (neither). */
export interface HaltName {
  readonly event: string;
  readonly market: string;
}

const WHOLE = '';
const textOf = ({ event, market }: HaltName): string => `${event} ${market}`;

/** Suspensions by traders, as a node knows them. They are rows, and each node reads them every second. */
export class Halts {
  private names: ReadonlyMap<string, HaltName> = new Map();

  /** Whether a market is suspended: by itself, with its event, or with the whole book. */
  has(event: string, market: string): boolean {
    return (
      this.names.size > 0 &&
      (this.isWhole() ||
        this.names.has(textOf({ event, market: WHOLE })) ||
        this.names.has(textOf({ event, market })))
    );
  }

  isWhole(): boolean {
    return this.names.has(textOf({ event: WHOLE, market: WHOLE }));
  }

  /** Whether exactly this is suspended. */
  isNamed(name: HaltName): boolean {
    return this.names.has(textOf(name));
  }

  /** Takes over what is suspended now. @returns what is new, and whether anything changed */
  replace(rows: readonly HaltName[]): { added: readonly HaltName[]; isChanged: boolean } {
    const next = new Map(rows.map((row) => [textOf(row), row]));
    const added = rows.filter((row) => !this.names.has(textOf(row)));
    const isChanged = added.length > 0 || next.size !== this.names.size;
    this.names = next;
    return { added, isChanged };
  }
}

export const readHalts = (db: Db): Promise<readonly HaltName[]> =>
  db.selectFrom('sports_halt').select(['event', 'market']).execute();
