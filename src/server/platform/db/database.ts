import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './generated/tables.ts';

/** What the database promises about an acknowledged write; shown by /healthz. */
export type DurabilityProfile = 'embedded' | 'postgres';

/** How long a ping waits for an answer. */
export const PING_MS = 2_000;

/** For reads; also the handle on which a transaction is begun. */
export type Db = Kysely<Tables>;

/** The required first argument of everything that writes. */
export type Tx = Transaction<Tables>;

export interface QueryResult<Row> {
  rows: Row[];
  rowCount: number;
}

/**
 * One connection for code that writes its own SQL (the ledger's lanes).
 * int8 arrives as bigint and timestamptz as Date on both engines; JSON parameters are passed as text.
 */
export interface Connection {
  query<Row>(text: string, values?: readonly unknown[]): Promise<QueryResult<Row>>;
}

export interface Database {
  readonly profile: DurabilityProfile;
  readonly db: Db;
  /** Holds a connection for the time of `work`; on PGlite there is only one and callers queue. */
  withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /**
   * Holds a connection outside the pool, without a limit on how long a statement may take or be
   * silent: for migrations. On PGlite it is the one connection.
   */
  withUnlimitedConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /**
   * Opens a connection that is kept for a ledger lane, with `settings` applied (name -> value).
   * On PGlite each query takes its turn on the one connection.
   */
  openLane(settings: Readonly<Record<string, string>>): Promise<Lane>;
  /** Resolves when the database answers; rejects within 2 s when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface Lane extends Connection {
  close(): Promise<void>;
}
