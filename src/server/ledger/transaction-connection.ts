import { CompiledQuery } from 'kysely';
import type { Connection, QueryResult, Tx } from '../platform/db/database.ts';

/** A caller's transaction as a plain connection, for statements that are written by hand. */
export function connectionOf(tx: Tx): Connection {
  return {
    async query<Row>(text: string, values: readonly unknown[] = []): Promise<QueryResult<Row>> {
      const result = await tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
      return { rows: result.rows, rowCount: Number(result.numAffectedRows ?? result.rows.length) };
    },
  };
}
