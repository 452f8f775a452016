import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
} from 'kysely';
import type {
  DeskFilterName,
  DeskItem,
  DeskList,
  DeskOperation,
  DeskQuery,
} from '#domain/desk/desk-list.ts';
import type { DeskTotal } from '#contract/generated/types.ts';
import type { Db, Tx } from '../db/database.ts';
import { type DeskPlace, readDeskCursor, type SortKind, writeDeskCursor } from './desk-cursor.ts';
import type { DeskScope } from './desk-scope.ts';

/** Items of a page when the query names no number. */
const PAGE = 50;
/** Rows that are counted and added up at most: what a list costs has a bound. */
const MOST_COUNTED = 10_000;
/** Waiting rows that are counted at most, for each queue. */
const MOST_WAITING = 1_000;

interface DeskRow {
  id: bigint;
  brand: string;
}

type Rows<Row> = ExpressionBuilder<{ d: Row }, 'd'>;
type Condition<Row> = (rows: Rows<Row>, scope: DeskScope) => Expression<SqlBool>;

interface DeskView<Row> {
  /** Left out: every row. */
  readonly where?: Condition<Row>;
  /** A sort of the desk, with - for the other way round; the newest first by default. */
  readonly order?: string;
  /** Its rows wait for staff: they are counted. */
  readonly waits?: boolean;
}

/** The server's half of a list of staff. Every name of a column is one of `rows`. */
export interface DeskDeclaration<Name extends DeskOperation, Row extends DeskRow> {
  readonly list: DeskList<Name>;
  /** All rows of the brands in scope, with everything that an item needs. */
  // eslint-disable-next-line typescript/no-explicit-any -- Kysely's builder is invariant in its tables
  readonly rows: (db: Db | Tx, scope: DeskScope) => SelectQueryBuilder<any, any, Row>;
  readonly item: (row: Row, scope: DeskScope) => DeskItem<Name>;
  readonly views: Readonly<Record<string, DeskView<Row>>>;
  /** Columns that rows are put in order by, none of them null. */
  readonly sorts?: Readonly<Record<string, readonly [column: keyof Row & string, kind: SortKind]>>;
  readonly filters: {
    readonly [Key in DeskFilterName<Name>]: (
      rows: Rows<Row>,
      value: NonNullable<DeskQuery<Name>[Key]>,
      scope: DeskScope,
    ) => Expression<SqlBool>;
  };
  /** The amount that is added up, by the column `currency`. */
  readonly total?: keyof Row & string;
  /** When a waiting row began to wait. */
  readonly since?: keyof Row & string;
  /** How a row is found by what people call it: a reference, an id, a name. */
  readonly find?: {
    /** null: no row is called so. */
    readonly where: (rows: Rows<Row>, text: string) => Expression<SqlBool> | null;
    readonly name: (item: DeskItem<Name>) => string;
    /** Values of the list's address that show the item. */
    readonly query: (item: DeskItem<Name>) => Readonly<Record<string, string>>;
  };
}

interface ListQuery {
  cursor?: string | undefined;
  limit?: number | undefined;
  view?: string | undefined;
  sort?: string | undefined;
}

export interface DeskPage<Item> {
  items: Item[];
  nextCursor: string | null;
  /** Rows of each view that waits; at most 1,000 are counted. */
  counts: Record<string, number>;
  /** The sums of all pages; null: more than 10,000 rows, or not the first page. */
  totals: DeskTotal[] | null;
}

/** Waiting rows of a desk: how many, and since when the oldest waits. */
export interface DeskWaiting {
  count: number;
  oldestAt: Date | null;
}

export interface DeskFound {
  brand: string;
  name: string;
  query: Readonly<Record<string, string>>;
}

/** A list of staff that runs: what a feature declares in `desks`. */
export interface Desk {
  // eslint-disable-next-line typescript/no-explicit-any -- items are read by the list's own columns
  readonly list: DeskList<any>;
  page(db: Db | Tx, scope: DeskScope, query: object): Promise<DeskPage<never>>;
  waiting(db: Db, scope: DeskScope): Promise<DeskWaiting | null>;
  /** @returns null: the desk is not searched by text */
  find(db: Db, scope: DeskScope, text: string, most: number): Promise<DeskFound[] | null>;
  /** The rows that a query names, each page read when the one before it is used up. */
  everything(db: Db, scope: DeskScope, query: object): AsyncGenerator;
  /** Rows that a query names, at most `most`. */
  count(db: Db, scope: DeskScope, query: object, most: number): Promise<number>;
}

/** A desk with its items' type, for those who read a single one. */
export interface DeskOf<Name extends DeskOperation> extends Desk {
  readonly list: DeskList<Name>;
}

const BY_ID = ['id', 'number'] as const;
/** Rows that a file reads at once. */
const CHUNK = 500;

/** Opens a list of staff: pages in any of its orders, counts, totals, what waits, what is found, files. */
export function desk<Name extends DeskOperation, Row extends DeskRow>(
  declaration: DeskDeclaration<Name, Row>,
): DeskOf<Name> {
  const { list, item, views, filters, total, since, find } = declaration;
  const sorts: Readonly<Record<string, readonly [string, SortKind]>> = {
    id: BY_ID,
    ...declaration.sorts,
  };
  const firstView = Object.keys(views)[0] ?? '';
  const viewOf = ({ view = firstView }: ListQuery): DeskView<Row> => views[view] ?? {};
  const base = (db: Db | Tx, scope: DeskScope) =>
    db.selectFrom(declaration.rows(db, scope).as('d')) as unknown as SelectQueryBuilder<
      { d: Row },
      'd',
      object
    >;
  const filtered = (db: Db | Tx, scope: DeskScope, query: ListQuery) => {
    let rows = base(db, scope);
    const { where } = viewOf(query);
    if (where !== undefined) rows = rows.where((eb) => where(eb, scope));
    for (const [key, filter] of Object.entries(filters)) {
      const value = (query as Record<string, unknown>)[key];
      if (value === undefined) continue;
      const narrows = filter as (
        rows: Rows<Row>,
        value: unknown,
        scope: DeskScope,
      ) => Expression<SqlBool>;
      rows = rows.where((eb) => narrows(eb, value, scope));
    }
    return rows;
  };
  const read = async (
    db: Db | Tx,
    scope: DeskScope,
    query: ListQuery,
    limit: number,
  ): Promise<{ rows: Row[]; nextCursor: string | null }> => {
    const order = query.sort ?? viewOf(query).order ?? '-id';
    const isDown = order.startsWith('-');
    const [column, kind] = sorts[isDown ? order.slice(1) : order] ?? BY_ID;
    const value = sql.ref(`d.${column}`);
    const direction = isDown ? sql`desc` : sql`asc`;
    let rows = filtered(db, scope, query)
      .selectAll()
      .orderBy(sql`${value} ${direction}, d.id ${direction}`)
      .limit(limit + 1);
    if (query.cursor !== undefined) {
      const place = readDeskCursor(query.cursor, order, kind);
      const after = isDown ? sql`<` : sql`>`;
      rows = rows.where(
        column === 'id'
          ? sql<SqlBool>`d.id ${after} ${place.id}`
          : sql<SqlBool>`(${value}, d.id) ${after} (${place.value}, ${place.id})`,
      );
    }
    const found = (await rows.execute()) as unknown as Row[];
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const place = (row: Row): DeskPlace => ({
      value: row[column as keyof Row] as DeskPlace['value'],
      id: row.id,
    });
    const isMore = found.length > limit && last !== undefined;
    return { rows: shown, nextCursor: isMore ? writeDeskCursor(order, place(last)) : null };
  };
  const countUpTo = async (
    rows: SelectQueryBuilder<{ d: Row }, 'd', object>,
    db: Db | Tx,
    most: number,
  ): Promise<number> => {
    const some = rows.select(sql<number>`1`.as('one')).limit(most);
    const { count } = await db
      .selectFrom(some.as('some'))
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const counts = async (db: Db | Tx, scope: DeskScope): Promise<Record<string, number>> => {
    const waits = Object.entries(views).filter(([, view]) => view.waits === true);
    const found: Record<string, number> = {};
    for (const [view] of waits) {
      found[view] = await countUpTo(filtered(db, scope, { view }), db, MOST_WAITING);
    }
    return found;
  };
  const totals = async (
    db: Db | Tx,
    scope: DeskScope,
    query: ListQuery,
  ): Promise<DeskTotal[] | null> => {
    if (total === undefined || query.cursor !== undefined) return null;
    const some = filtered(db, scope, query)
      .select([
        sql.ref<bigint>(`d.${total}`).as('amount'),
        sql.ref<string>('d.currency').as('currency'),
      ])
      .limit(MOST_COUNTED + 1);
    const sums = await db
      .selectFrom(some.as('some'))
      .select((eb) => [
        'currency',
        eb.fn.countAll<bigint>().as('count'),
        sql<string>`sum(${eb.ref('amount')})::text`.as('sum'),
      ])
      .groupBy('currency')
      .orderBy('currency')
      .execute();
    const rows = sums.reduce((all, { count }) => all + Number(count), 0);
    if (rows > MOST_COUNTED) return null;
    return sums.map(({ currency, count, sum }) => ({
      currency,
      count: Number(count),
      amountMicro: sum,
    }));
  };
  return {
    list,
    async page(db, scope, query: ListQuery) {
      const { rows, nextCursor } = await read(db, scope, query, query.limit ?? PAGE);
      return {
        items: rows.map((row) => item(row, scope)) as never[],
        nextCursor,
        counts: await counts(db, scope),
        totals: await totals(db, scope, query),
      };
    },
    async waiting(db, scope) {
      const view = Object.entries(views).find(([, { waits }]) => waits === true)?.[0];
      if (view === undefined) return null;
      const at = sql.ref<Date>(`d.${since ?? 'id'}`);
      const some = filtered(db, scope, { view })
        .select(at.as('at'))
        .orderBy(at)
        .limit(MOST_WAITING);
      const { count, oldest } = await db
        .selectFrom(some.as('some'))
        .select((eb) => [eb.fn.countAll<bigint>().as('count'), eb.fn.min('at').as('oldest')])
        .executeTakeFirstOrThrow();
      return {
        count: Number(count),
        oldestAt: since === undefined ? null : oldest,
      };
    },
    async find(db, scope, text, most) {
      if (find === undefined) return null;
      const condition = find.where(expressionBuilder<{ d: Row }, 'd'>(), text);
      if (condition === null) return [];
      const rows = (await base(db, scope)
        .selectAll()
        .where(condition)
        .limit(most)
        .execute()) as unknown as Row[];
      return rows.map((row) => {
        const one = item(row, scope);
        return { brand: row.brand, name: find.name(one), query: find.query(one) };
      });
    },
    async *everything(db, scope, query: ListQuery) {
      let cursor: string | undefined;
      do {
        const { rows, nextCursor } = await read(db, scope, { ...query, cursor }, CHUNK);
        for (const row of rows) yield item(row, scope);
        cursor = nextCursor ?? undefined;
      } while (cursor !== undefined);
    },
    count: (db, scope, query, most) => countUpTo(filtered(db, scope, query), db, most),
  };
}
