import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import type { TemplateKind } from './database-template.ts';
import { openPgliteTest } from './pglite-engine.ts';
import { findPostgres, openPostgresTest } from './postgres-engine.ts';

export interface TestEngine {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** PGlite has one connection: cases that need two transactions at once ask for this. */
  readonly concurrent: boolean;
  /** Long runs are made on one engine: the one that production uses, where it answers. */
  readonly thorough: boolean;
  /** A fresh, migrated database, or one with the brands published too; closing it removes it. */
  open(kind?: TemplateKind): Promise<Database>;
  /**
   * Opens a database before the tests of this `describe` and removes it after them.
   * @returns a function that gives it, to be called inside tests and hooks.
   */
  useDatabase(): () => Database;
}

const postgresUrl = await findPostgres();

/** Set by `npm run check`: one engine is enough between two edits, `npm test` runs both. */
const ONE_ENGINE = process.env['TEST_ENGINES'] === 'one' && postgresUrl !== null;

/**
 * Declares the tests of a feature once: on PostgreSQL where it answers, else on PGlite. That a feature's
 * statements run on the other engine too is shown by tests/api/portability.test.ts.
 */
export function onOneEngine(body: (engine: TestEngine) => void): void {
  if (postgresUrl === null) {
    describe('on PGlite', () => body(testEngine('PGlite', false, openPgliteTest)));
    return;
  }
  describe('on PostgreSQL', () =>
    body(
      testEngine('PostgreSQL', true, (kind) =>
        openPostgresTest(postgresUrl, { kind, isDurable: false }),
      ),
    ));
}

/**
 * Declares the tests of the ledger and the platform once for PGlite and once for PostgreSQL; on the
 * latter alone where TEST_ENGINES is `one` and it answers.
 * Without TEST_DATABASE_URL and without a server at the local default the second is reported as skipped.
 */
export function forEachEngine(body: (engine: TestEngine) => void): void {
  if (postgresUrl === null) {
    onOneEngine(body);
    describe.skip('on PostgreSQL (no server answers, set TEST_DATABASE_URL)', () =>
      body(testEngine('PostgreSQL', true, openPgliteTest)));
    return;
  }
  if (!ONE_ENGINE) {
    describe('on PGlite', () => body(testEngine('PGlite', false, openPgliteTest)));
  }
  onOneEngine(body);
}

function testEngine(
  name: TestEngine['name'],
  concurrent: boolean,
  open: (kind: TemplateKind) => Promise<Database>,
): TestEngine {
  return {
    name,
    concurrent,
    thorough: concurrent || postgresUrl === null,
    open: (kind = 'migrated') => open(kind),
    useDatabase() {
      let database: Database | undefined;
      beforeAll(async () => {
        database = await open('migrated');
      });
      afterAll(() => database?.close());
      return () => {
        if (database === undefined)
          throw new Error('the database is open inside tests and hooks only');
        return database;
      };
    },
  };
}
