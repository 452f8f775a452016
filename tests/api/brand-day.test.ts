import { describe, expect, it } from 'vitest';
import { dayIn } from '#domain/day/day.ts';
import { settingOf } from '#server/brands/setting-of.ts';
import { oldDatabase } from '#tests/support/old-database.ts';
import { auditOf, getFact, setFact } from '#tests/support/server-facts.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

onOneEngine((engine) => {
  const app = useTestApp(engine);

  describe('the day of a brand', () => {
    it('is UTC until staff set another, and then ends at midnight there', async () => {
      const operator = await signInStaff(app(), 'operator');
      const before = await getFact(app(), 'day', operator);
      expect(before.body.value).toMatchObject({ version: 0, day: { timeZone: 'UTC' } });
      // Kiritimati is 14 hours ahead of UTC, Niue 11 behind: they never have the same day.
      for (const timeZone of ['Pacific/Niue', 'Pacific/Kiritimati']) {
        const day = { timeZone };
        const { body } = await setFact(app(), 'day', operator, { day });
        expect(body.value).toMatchObject({ day, today: dayIn(timeZone, app().clock.now()) });
        expect(settingOf(app().server.brands.byId('denluma'), 'brandDay')).toEqual(day);
      }
      expect((await auditOf(app(), operator)).items[0]).toMatchObject({
        action: 'setBrandDay',
        before: { timeZone: 'Pacific/Niue' },
        after: { timeZone: 'Pacific/Kiritimati' },
      });
    });

    it('refuses a zone that does not exist, and who may not change rules', async () => {
      const operator = await signInStaff(app(), 'operator');
      const refused = await setFact(app(), 'day', operator, { day: { timeZone: 'Mars/Base' } });
      expect(refused.body).toMatchObject({ code: 'INVALID_BODY' });
      expect(JSON.stringify(refused.body)).toContain('NO_TIME_ZONE');
      const support = await signInStaff(app(), 'support');
      const denied = await setFact(app(), 'day', support, { day: { timeZone: 'UTC' } });
      expect(denied.status).toBe(403);
    });
  });

  it('takes over what agents were counted by', async () => {
    const { db } = await oldDatabase(
      engine,
      '0103',
      `insert into brand (id) values ('old');
       insert into brand_setting (brand, kind, version, value)
       values ('old', 'agentPolicy', 3, '{"timeZone": "America/Lima", "maxDepth": 4}');`,
    );
    const rows = await db
      .selectFrom('brand_setting')
      .select(['kind', 'value'])
      .where('brand', '=', 'old')
      .orderBy('kind')
      .execute();
    expect(rows).toEqual([
      { kind: 'agentPolicy', value: { maxDepth: 4 } },
      { kind: 'brandDay', value: { timeZone: 'America/Lima' } },
    ]);
  });
});
