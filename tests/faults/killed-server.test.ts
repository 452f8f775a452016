import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BetTraffic, startBetTraffic } from '#tests/support/bet-traffic.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { forEachPlace, type ServerPlace } from '#tests/support/server-place.ts';
import { useServerProgram } from '#tests/support/server-program.ts';
import { type RunningServer, startServer } from '#tests/support/start-server.ts';
import { SECRETS } from '#tests/support/test-app.ts';
import { expectTaken } from '#tests/support/wallet-conformance/conformance-case.ts';

/** As many in the books before the blow, and as many of them under way. */
const ENOUGH = 100;
const TIMEOUT_MS = 240_000;

const program = useServerProgram();

forEachPlace((openPlace) => {
  let place: ServerPlace;
  let server: RunningServer;

  const start = (env: Record<string, string> = {}) =>
    startServer({ ...SECRETS, ...place.env, ...env }, program());
  /** Everything once more, players side by side. @returns whether each was known already. */
  const sendAgain = async ({ sent }: BetTraffic): Promise<boolean[]> => {
    const replies = await Promise.all(sent.map((call) => call()));
    for (const reply of replies) expectTaken(reply);
    return replies.map(({ body }) => body.value?.['duplicate'] === true);
  };

  beforeEach(async () => {
    place = await openPlace(program());
    server = await start();
  }, TIMEOUT_MS);
  afterEach(async () => {
    await server.stop('SIGKILL');
    await place.remove();
  });

  it(
    'killed in mid-bet: what was acknowledged stands once, and the rest goes through when sent again',
    async () => {
      const traffic = await startBetTraffic(server.port);
      await expect.poll(() => traffic.taken, { timeout: 60_000 }).toBeGreaterThan(ENOUGH);
      expect(await server.stop('SIGKILL')).toBeNull();
      await traffic.stop();
      expect(traffic.refusals.size, 'calls were under way').toBeGreaterThan(0);
      const { taken } = traffic;

      server = await start({ PORT: String(server.port) });
      const known = await sendAgain(traffic);
      expect(known.filter(Boolean).length).toBeGreaterThanOrEqual(taken);
      await traffic.vendor.expectAgreement();
      expect(await sendAgain(traffic)).toEqual(known.map(() => true));
      await traffic.vendor.expectAgreement();

      expect(await server.stop('SIGTERM'), server.output()).toBe(0);
      const database = await place.open();
      const acknowledged = traffic.vendor.references.map((externalRef) => ({
        provider: 'house',
        externalRef,
      }));
      expect(acknowledged).toHaveLength(traffic.sent.length);
      await expectLedgerWhole(database, { acknowledged });
      await database.close();
    },
    TIMEOUT_MS,
  );
});
