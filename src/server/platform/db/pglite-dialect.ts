import type { PGliteInterface } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { ConnectionGate } from './connection-gate.ts';

class PgliteConnection implements DatabaseConnection {
  private readonly pglite: PGliteInterface;

  constructor(pglite: PGliteInterface) {
    this.pglite = pglite;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.pglite.query<Row>(query.sql, [...query.parameters]);
    return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) };
  }

  // eslint-disable-next-line require-yield
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('PGlite has no cursors here: page with a key instead');
  }
}

class PgliteDriver implements Driver {
  private readonly connection: PgliteConnection;
  private readonly gate: ConnectionGate;

  constructor(pglite: PGliteInterface, gate: ConnectionGate) {
    this.connection = new PgliteConnection(pglite);
    this.gate = gate;
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.gate.acquire();
    return this.connection;
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const level = settings.isolationLevel;
    await connection.executeQuery(
      CompiledQuery.raw(level === undefined ? 'begin' : `begin isolation level ${level}`),
    );
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  releaseConnection(): Promise<void> {
    this.gate.release();
    return Promise.resolve();
  }

  /** The instance belongs to whoever opened it. */
  destroy(): Promise<void> {
    return Promise.resolve();
  }
}

/** Kysely on PGlite; Kysely's own dialect for it needs a newer Node than this project runs on. */
export function pgliteDialect(pglite: PGliteInterface, gate: ConnectionGate): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(pglite, gate),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
