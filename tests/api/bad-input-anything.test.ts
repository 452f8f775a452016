import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readFile } from 'node:fs/promises';
import { operations } from '#contract/generated/operations.ts';
import type { OperationDefinition } from '#contract/operation.ts';
import type { CallerName } from '#tests/support/access/caller-names.ts';
import { type Callers, openCallers } from '#tests/support/callers.ts';
import { problemOf, type RawAnswer, sendRaw } from '#tests/support/expect-problem.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { deposit, registerMember } from '#tests/support/members.ts';
import { launchJade } from '#tests/support/play.ts';
import { manifestsLike } from '#tests/support/request-junk/junk-manifests.ts';
import { type JunkRequest, junkRequests } from '#tests/support/request-junk/junk-requests.ts';
import { useTestApp, WITH_PRODUCTS } from '#tests/support/test-app.ts';
import { testEffort, testSeed } from '#tests/support/test-effort.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const built = (Object.values(operations) as OperationDefinition[]).filter(
  ({ status }) => status === 'built',
);
// Limits would hide the rest. They are read when the app is opened; other files get them back.
const limits = new Map(built.map((operation) => [operation, operation.rateLimit]));
for (const operation of built) operation.rateLimit = { ...operation.rateLimit, max: 1_000_000 };
afterAll(() => {
  for (const [operation, limit] of limits) operation.rateLimit = limit;
});

const SEED = testSeed();
/** Shared by all operations. */
const BUDGET_MS = 15_000 * testEffort();
/** Manifests to choose from. */
const MANIFESTS = 60;
const TOGETHER = 8;
/** The test looks for requests that never end; a busy machine may take long. */
const ANSWERED_WITHIN_MS = 20_000;
const SHARED = ['kyvolta', 'zigzula'];

/** Who may call an operation, as its contract says; a visitor's are called by members too. */
function callersOf({ callers, surface, permission }: OperationDefinition): CallerName[] {
  const names = callers.map((caller) => (caller === 'staff' ? 'staff admin' : caller));
  if (!callers.includes('visitor') || permission !== undefined) return names;
  if (surface === 'site') return ['visitor', 'member'];
  return surface === 'office' ? ['visitor', 'staff admin'] : names;
}

onOneEngine((engine) => {
  const app = useTestApp(engine, undefined, WITH_PRODUCTS);
  let callers: Callers;
  let known: Record<string, readonly unknown[]>;
  let launchToken: string;
  let calls = 0;

  beforeAll(async () => {
    callers = await openCallers(app(), { brand: 'denluma', staffBrands: null });
    // A player of its own holds the game open: each launch ends the player's last one.
    const member = await registerMember(app());
    await deposit(app(), member, 2_000_000_000n);
    launchToken = await launchJade(app(), member);
    const manifest = JSON.parse(await readFile('brands/kyvolta/manifest.json', 'utf8')) as object;
    known = {
      // Not the brand whose site is called: what staff change must not close it.
      brand: SHARED,
      token: [launchToken],
      memberId: [member.memberId],
      gameCode: ['jade-orchard'],
      currency: ['PEN'],
      vassalage: ['house'],
      channel: ['sandbox'],
      stakeMicro: ['1000000'],
      amountMicro: ['1000000', '20000000', '-1'],
      transactionId: ['t1', 't2', 't3'],
      referenceTransactionId: ['t1', 't2', 't3'],
      username: [member.username, 'somebodynew'],
      password: [member.password],
      manifest: fc.sample(manifestsLike(manifest), { seed: SEED, numRuns: MANIFESTS }),
      version: [0, 1, 2],
      revision: [1, 2],
      cursor: ['1', '9000000000000000000', '1.1', '9000000000000000000.1', '~', 'a.b'],
    };
  });

  afterEach(async () => {
    // A run may have closed the site of a brand.
    const { db } = app().database;
    await db.updateTable('brand').set({ site_status: 0 }).execute();
    await db.deleteFrom('brand_setting').where('kind', '=', 'regionRules').execute();
    await app().server.brands.reload();
  });

  const ask = async (
    operation: OperationDefinition,
    caller: CallerName,
    { url, body, headers }: JunkRequest,
  ): Promise<RawAnswer> => {
    calls += 1;
    const place = calls;
    const bytes = body?.bytes ?? '';
    const isGame = operation.area === 'house' && caller === 'member';
    const identity = isGame
      ? { authorization: `Bearer ${launchToken}` }
      : await callers.headersOf(caller, operation, bytes);
    return sendRaw(app(), operation.method, url, {
      ...(body === undefined ? {} : { body: bytes }),
      headers: {
        'idempotency-key': `anything-${place}`,
        ...body?.headers,
        ...identity,
        ...headers,
      },
      ip: `10.${50 + (place >> 16)}.${(place >> 8) & 255}.${place & 255}`,
    });
  };

  const checkAnswer = ({ rawReply }: OperationDefinition, answer: RawAnswer): void => {
    expect(answer.statusCode, answer.body.slice(0, 400)).toBeLessThan(500);
    if (answer.statusCode >= 400) problemOf(answer);
    else if (rawReply === undefined) {
      // The server checks the value against its schema in tests; a misfit is a 500.
      expect(answer.statusCode).toBe(200);
      expect(JSON.parse(answer.body)).toMatchObject({ success: true });
    }
  };

  describe(`anything at all (TEST_SEED=${SEED})`, () => {
    it.each(built)(
      'sent to $operation is answered with its value or a coded refusal, in time',
      async (operation) => {
        const names = callersOf(operation);
        const arbitrary = junkRequests(operation, known);
        const until = performance.now() + BUDGET_MS / built.length;
        let batch = 0;
        do {
          // Each batch by a seed of its own: how far a machine gets does not change what it sends.
          const requests = fc.sample(arbitrary, { seed: SEED + batch, numRuns: TOGETHER });
          expect(requests).toHaveLength(TOGETHER);
          const asked = requests.map(async (request, offset) => {
            const caller = names[(batch * TOGETHER + offset) % names.length] ?? 'visitor';
            try {
              checkAnswer(operation, await inTime(ask(operation, caller, request)));
            } catch (error) {
              const sent = JSON.stringify({ batch, offset, caller, ...request }).slice(0, 2_000);
              throw new Error(`TEST_SEED=${SEED} ${sent}\n${String(error)}`, { cause: error });
            }
          });
          await Promise.all(asked);
          batch += 1;
        } while (performance.now() < until);
      },
      120_000,
    );

    it('has moved no money that the books do not know', async () => {
      await expectLedgerWhole(app().database);
    });
  });
});

/** @throws when no answer came. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const give = () => reject(new Error(`no answer within ${ANSWERED_WITHIN_MS} ms`));
    timer = setTimeout(give, ANSWERED_WITHIN_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
