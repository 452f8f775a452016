import { Agent } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BetTraffic, startBetTraffic } from '#tests/support/bet-traffic.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { postJson } from '#tests/support/post-json.ts';
import { forEachPlace, type ServerPlace } from '#tests/support/server-place.ts';
import { useServerProgram } from '#tests/support/server-program.ts';
import { type RunningServer, startServer } from '#tests/support/start-server.ts';
import { SECRETS } from '#tests/support/test-app.ts';

const ENOUGH = 100;
/** From the signal to the end, with traffic on every connection; orchestrators kill after 10 s or later. */
const DRAIN_MS = 5_000;
const TIMEOUT_MS = 240_000;
/** A connection that came when nobody took any: refused, or closed before it was taken. */
const NOT_TAKEN = ['ECONNREFUSED', 'ECONNRESET'];

const program = useServerProgram();

forEachPlace((openPlace) => {
  let place: ServerPlace;
  let server: RunningServer;
  let traffic: BetTraffic;

  beforeEach(async () => {
    place = await openPlace(program());
    server = await startServer({ ...SECRETS, ...place.env }, program());
    traffic = await startBetTraffic(server.port);
  }, TIMEOUT_MS);
  afterEach(async () => {
    await server.stop('SIGKILL');
    await traffic.stop();
    await place.remove();
  });

  /** Comes anew, over a connection of its own. @returns the answer's code, or the connection's. */
  const knock = async (): Promise<string> => {
    const url = new URL(`http://127.0.0.1:${server.port}/wallet/v1/balance`);
    try {
      const { status, text } = await postJson(new Agent({ keepAlive: false }), url, '{}');
      return `${status} ${(JSON.parse(text) as { code: string }).code}`;
    } catch (error) {
      return String((error as NodeJS.ErrnoException).code);
    }
  };

  it(
    'told to stop under load: ends in time with 0, keeps what it acknowledged, sends newcomers away',
    async () => {
      await expect.poll(() => traffic.taken, { timeout: 60_000 }).toBeGreaterThan(ENOUGH);
      const answers = new Set<string>();
      let gone = false;
      const knocking = (async () => {
        while (!gone) {
          answers.add(await knock());
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      })();
      const since = performance.now();
      const code = await server.stop('SIGTERM');
      const tookMs = performance.now() - since;
      gone = true;
      await Promise.all([knocking, traffic.stop()]);

      expect(code, server.output()).toBe(0);
      expect(tookMs).toBeLessThan(DRAIN_MS);
      // Before the signal reached it, the knock was answered as ever: it is not signed.
      const expected = ['403 INVALID_PARTNER', '503 OVERLOADED', ...NOT_TAKEN];
      expect([...answers].filter((answer) => !expected.includes(answer))).toEqual([]);
      expect(NOT_TAKEN).toContain(await knock());
      const refused = [...traffic.refusals.keys()];
      expect(refused.filter((why) => !['OVERLOADED', ...NOT_TAKEN].includes(why))).toEqual([]);

      const database = await place.open();
      const acknowledged = traffic.vendor.references.map((externalRef) => ({
        provider: 'house',
        externalRef,
      }));
      expect(acknowledged).toHaveLength(traffic.taken);
      await expectLedgerWhole(database, { acknowledged });
      await database.close();
    },
    TIMEOUT_MS,
  );
});
