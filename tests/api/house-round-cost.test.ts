import { beforeAll, describe, expect, it } from 'vitest';
import { atTheSlot, TERMS } from '#tests/support/jackpot.ts';
import { deposit, registerMember } from '#tests/support/members.ts';
import { setFact } from '#tests/support/server-facts.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { logStatements, type StatementLog } from '#tests/support/statement-log.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const STAKE = 1_000_000n;

onOneEngine((engine) => {
  describe.skipIf(!engine.concurrent)('the cost of a house round', () => {
    const app = useTestApp(engine);
    let slot: Awaited<ReturnType<typeof atTheSlot>>;

    /** A round from its press to its end. */
    const round = async (): Promise<StatementLog> => {
      app().clock.advance({ ms: 2600 });
      return logStatements(async () => {
        const played = await slot.play(STAKE);
        expect(played.status).toBe(200);
        await slot.finish(played.body.value.roundId);
      });
    };

    beforeAll(async () => {
      const member = await registerMember(app());
      await deposit(app(), member, 50_000_000n);
      const operator = await signInStaff(app(), 'operator');
      await setFact(app(), 'jackpot', operator, { enabled: true, terms: TERMS });
      slot = await atTheSlot(app(), member);
      // Accounts are known and the jackpot's pool is open from here on.
      await round();
      // Its statements are those of the events, which many rounds share.
      await app().server.relay.close();
    });

    it('is at most 10 statements and 3 durable commits, jackpot included', async () => {
      const logs: StatementLog[] = [];
      for (let turn = 0; turn < 5; turn += 1) logs.push(await round());
      // A periodic job may add its own statements to a round, never to all five.
      const [least] = logs.toSorted((a, b) => a.statements.length - b.statements.length);
      expect(least?.statements.length, least?.statements.join('\n')).toBeLessThanOrEqual(10);
      expect(least?.statements.length).toBeGreaterThan(5);
      expect(Math.min(...logs.map(({ durableCommits }) => durableCommits))).toBe(3);
    });
  });
});
