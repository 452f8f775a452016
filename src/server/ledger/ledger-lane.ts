import { randomBytes } from 'node:crypto';
import type { Connection, Database, Lane, QueryResult } from '../platform/db/database.ts';
import { sqlState } from '../platform/db/in-transaction.ts';
import type { VerdictRow } from './post-outcome.ts';
import { postParameterTypes, postStatement } from './post-statement.ts';
import type { ShardScope } from './shard-scope.ts';

/**
 * Planner settings that hold whatever the statistics say: they are empty on a young database, and
 * `unnest` has none. One plan serves every batch size; otherwise each size would be planned again.
 */
const SETTINGS = {
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
  // A caller is answered within 3 s.
  statement_timeout: '2000',
  // Literals are quoted here by doubling quotes, and by nothing else.
  standard_conforming_strings: 'on',
} as const;

/**
 * Uses after which the statement is prepared again: on an empty table the planner cannot tell one
 * index from another, and its first choice would stay until the table is analyzed.
 */
const PLANNED_AGAIN_AFTER = new Set([4, 32, 256, 2_048, 16_384]);

const UNKNOWN_STATEMENT = '26000';

/**
 * A lane's connection: opened when it is first needed and again after a fault. The post statement is
 * prepared once, since planning it costs as much as posting twenty bets. Behind a pooler that gives
 * each transaction another connection it is sent whole.
 */
export class LedgerLane implements Connection {
  private readonly database: Database;
  private readonly statement = `ledger_post_${randomBytes(6).toString('hex')}`;
  private lane: Lane | undefined;
  private prepares = true;
  private uses = 0;
  private readonly text: string;
  private readonly parameterTypes: string;

  constructor(database: Database, scope: ShardScope) {
    this.database = database;
    this.text = postStatement('skip', scope);
    this.parameterTypes = postParameterTypes(scope);
  }

  async query<Row>(text: string, values?: readonly unknown[]): Promise<QueryResult<Row>> {
    const lane = this.lane ?? (await this.open());
    try {
      return await lane.query<Row>(text, values);
    } catch (error) {
      if (isConnectionFault(error)) await this.close();
      throw error;
    }
  }

  /** Runs the post statement on a batch's parameters. */
  async post(parameters: readonly string[]): Promise<VerdictRow[]> {
    if (this.prepares) {
      try {
        this.uses += 1;
        if (PLANNED_AGAIN_AFTER.has(this.uses)) await this.prepareAgain();
        const text = `execute ${this.statement} (${parameters.map(literal).join(', ')})`;
        return (await this.query<VerdictRow>(text)).rows;
      } catch (error) {
        if (sqlState(error) !== UNKNOWN_STATEMENT) throw error;
        this.prepares = false;
      }
    }
    return (await this.query<VerdictRow>(this.text, parameters)).rows;
  }

  async close(): Promise<void> {
    const { lane } = this;
    this.lane = undefined;
    if (lane === undefined) return;
    // The embedded database has one session for everybody: leave nothing in it. A broken connection
    // cannot say goodbye; the server has forgotten it already.
    await lane.query(`deallocate ${this.statement}`).catch(() => undefined);
    await lane.close().catch(() => undefined);
  }

  private async prepareAgain(): Promise<void> {
    await this.query(`deallocate ${this.statement}`);
    await this.query(this.prepareText);
  }

  private get prepareText(): string {
    return `prepare ${this.statement} (${this.parameterTypes}) as ${this.text}`;
  }

  private async open(): Promise<Lane> {
    const lane = await this.database.openLane(SETTINGS);
    try {
      await lane.query(this.prepareText);
    } catch (error) {
      await lane.close().catch(() => undefined);
      throw error;
    }
    this.lane = lane;
    return lane;
  }
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** No SQLSTATE, or one for a lost connection or server: the commit's outcome is unknown. */
export function isConnectionFault(error: unknown): boolean {
  const state = sqlState(error);
  return (
    state === undefined || state.startsWith('08') || state.startsWith('57P') || state === '53300'
  );
}
