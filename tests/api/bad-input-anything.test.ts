import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readFile } from 'node:fs/promises';
import { operations } from '#contract/generated/operations.ts';
import type { OperationDefinition } from '#contract/operation.ts';
import { sign } from '#server/platform/signature.ts';
import { vendorSignatureHeaders } from '#tests/support/vendor.ts';
import { problemOf, sendRaw } from '#tests/support/expect-problem.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { type JunkRequest, junkRequests } from '#tests/support/request-junk.ts';
import { signedInStaff } from '#tests/support/signed-in-staff.ts';
import { SECRETS, useTestApp } from '#tests/support/test-app.ts';
import { forEachEngine } from '#tests/support/test-database.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';

const built = (Object.values(operations) as OperationDefinition[]).filter(
  ({ status }) => status === 'built',
);
// Limits would hide the rest. They are read when the app is opened; other files get them back.
const limits = new Map(built.map((operation) => [operation, operation.rateLimit]));
for (const operation of built) operation.rateLimit = { ...operation.rateLimit, max: 1_000_000 };
afterAll(() => {
  for (const [operation, limit] of limits) operation.rateLimit = limit;
});

/** More by hand: JUNK_RUNS=500 npx vitest run tests/api/bad-input-anything.test.ts */
const RUNS = Number(process.env['JUNK_RUNS'] ?? 6);
/** A hang is what is looked for: a busy machine is not one. */
const ANSWERED_WITHIN_MS = 5_000;

forEachEngine((engine) => {
  const app = useTestApp(engine);
  let member: TestMember;
  let staff: Record<string, string>;
  /** Whose sessions may be ended: by a logout, and a game's by the next launch. */
  let leaving: { token: string; staff: Record<string, string> };
  let known: Record<string, readonly unknown[]>;
  let launchToken: string;
  let calls = 0;

  beforeAll(async () => {
    member = await registerMember(app());
    await deposit(app(), member, 20_000_000n);
    staff = await signedInStaff(app(), 'admin');
    leaving = {
      token: (await registerMember(app())).token,
      staff: await signedInStaff(app(), 'admin'),
    };
    const launch = await app().call<{ launchToken: string }>('POST', '/wps/game/launchGame', {
      token: member.token,
      body: { vassalage: 'house', gameCode: 'jade-orchard', mode: 'real' },
    });
    launchToken = launch.body.value.launchToken;
    known = {
      brand: ['denluma', 'kyvolta'],
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
      manifest: [JSON.parse(await readFile('brands/denluma/manifest.json', 'utf8')) as unknown],
      version: [0, 1, 2],
      revision: [1, 2],
      cursor: ['1', '9000000000000000000', '1.1', '9000000000000000000.1'],
    };
  });

  afterEach(async () => {
    // A run may have closed the site.
    await app().database.db.updateTable('brand').set({ site_status: 0 }).execute();
    await app().server.brands.reload();
  });

  const ask = (operation: OperationDefinition, { url, body }: JunkRequest) => {
    calls += 1;
    const { surface, area } = operation;
    const leaves = /logout$|^launchGame$/i.test(operation.operation);
    const signedIn = leaves ? leaving.token : member.token;
    const token = area === 'house' ? launchToken : signedIn;
    const headers = {
      'idempotency-key': `anything-${calls}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(surface === 'site' ? { authorization: `Bearer ${token}` } : {}),
      ...(surface === 'office' || surface === 'builder' ? (leaves ? leaving.staff : staff) : {}),
      ...(surface === 'vendor' ? vendorSignatureHeaders(body ?? '') : {}),
      ...(surface === 'payment'
        ? { 'x-sandbox-signature': sign(SECRETS.SANDBOX_PAYMENT_SECRET, body ?? '') }
        : {}),
    };
    const ip = `10.${50 + (calls >> 16)}.${(calls >> 8) & 255}.${calls & 255}`;
    return sendRaw(app(), operation.method, url, {
      ...(body === undefined ? {} : { body }),
      headers,
      ip,
    });
  };

  describe('anything at all', () => {
    it.each(built)('sent to $operation is answered in order and in time', async (operation) => {
      await fc.assert(
        fc.asyncProperty(junkRequests(operation, known), async (request) => {
          const since = performance.now();
          let answer = await ask(operation, request);
          if (performance.now() - since > ANSWERED_WITHIN_MS) {
            // The machine may have been busy with something else; twice is no accident.
            const again = performance.now();
            answer = await ask(operation, request);
            expect(performance.now() - again).toBeLessThan(ANSWERED_WITHIN_MS);
          }
          expect(answer.statusCode, answer.body).not.toBe(500);
          if (answer.statusCode >= 400) problemOf(answer);
          else if (operation.rawReply === undefined) {
            expect(JSON.parse(answer.body)).toMatchObject({ success: true });
          }
        }),
        { numRuns: RUNS },
      );
    });

    it('has moved no money that the books do not know', async () => {
      await expectLedgerWhole(app().database);
    });
  });
});
