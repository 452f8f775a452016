import pg from 'pg';

export interface StatementLog {
  readonly statements: readonly string[];
  /** The parameters of each statement. */
  readonly values: readonly (readonly unknown[])[];
  /** Commits that wait for the disk. */
  readonly durableCommits: number;
}

type Query = (this: pg.Client, ...call: unknown[]) => unknown;

const WRITES = /\b(insert into|update|delete from)\b|^execute ledger_post/i;

/** Records every statement that this process sends to PostgreSQL while `work` runs. */
export async function logStatements(work: () => Promise<void>): Promise<StatementLog> {
  const statements: string[] = [];
  const values: unknown[][] = [];
  const inTransaction = new Set<pg.Client>();
  let durableCommits = 0;
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function logged(...call) {
    const [first] = call;
    const text = (typeof first === 'string' ? first : (first as { text: string }).text).trim();
    statements.push(text);
    const given = typeof first === 'string' ? call[1] : (first as { values?: unknown }).values;
    values.push(Array.isArray(given) ? given : []);
    if (/^(begin|start transaction)/i.test(text)) inTransaction.add(this);
    else if (/^(commit|rollback)/i.test(text)) {
      inTransaction.delete(this);
      if (/^commit/i.test(text)) durableCommits += 1;
    } else if (!inTransaction.has(this) && WRITES.test(text)) {
      if (!text.includes('synchronous_commit')) durableCommits += 1;
    }
    return query.apply(this, call);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return { statements, values, durableCommits };
}
