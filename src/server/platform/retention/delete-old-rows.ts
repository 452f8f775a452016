import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { RetentionRule } from './retention-rule.ts';

/** Rows of one statement, each its own transaction: no lock is held for long. */
const CHUNK = 500;
/** Chunks of a table in one run; what is left is taken by the next run. */
const MAX_CHUNKS = 20;

export interface DeletedRows {
  table: string;
  count: number;
  /** The bound of the run was reached: more is due. */
  isBehind: boolean;
}

/**
 * Deletes what the rules no longer keep, oldest first, at most 10,000 rows of a table. Run every
 * minute that is 14 million rows a day. Safe on several nodes at once: a row is deleted by one of them.
 */
export async function deleteOldRows(
  db: Db,
  clock: Clock,
  rules: readonly RetentionRule[],
): Promise<DeletedRows[]> {
  const outcomes: DeletedRows[] = [];
  for (const rule of rules) outcomes.push(await deleteByRule(db, clock, rule));
  return outcomes;
}

async function deleteByRule(db: Db, clock: Clock, rule: RetentionRule): Promise<DeletedRows> {
  const { table } = rule;
  const before = new Date(clock.now().getTime() - rule.keepDays * 86_400_000);
  let count = 0;
  for (let chunk = 0; chunk < MAX_CHUNKS; chunk += 1) {
    const deleted = await deleteChunk(db, rule, before);
    count += deleted;
    if (deleted < CHUNK) return { table, count, isBehind: false };
  }
  return { table, count, isBehind: true };
}

async function deleteChunk(db: Db, rule: RetentionRule, before: Date): Promise<number> {
  const table = sql.table(rule.table);
  const key = sql.join(rule.key.map((column) => sql.ref(`${rule.table}.${column}`)));
  const { numAffectedRows = 0n } = await sql`
    delete from ${table} where (${key}) in (
      select ${key} from ${table}
      where ${sql.ref(rule.age)} < ${before} ${unlessReferred(rule)}
      order by ${sql.ref(rule.age)}
      limit ${CHUNK}
    )
  `.execute(db);
  return Number(numAffectedRows);
}

function unlessReferred({ table, unlessReferredBy: by }: RetentionRule) {
  if (by === undefined) return sql``;
  return sql`and not exists (
    select 1 from ${sql.table(by.table)}
    where ${sql.ref(`${by.table}.${by.column}`)} = ${sql.ref(`${table}.${by.key}`)}
  )`;
}
