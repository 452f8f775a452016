import { beforeAll, describe, expect, it } from 'vitest';
import type { RegisterRule } from '#contract/generated/types.ts';
import { REGISTRATION_FIELDS } from '#domain/registration/registration-fields.ts';
import { registration } from '#tests/support/members.ts';
import { faultsOf } from '#tests/support/passwords.ts';
import { storeSetting } from '#tests/support/stored-setting.ts';
import { HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const STRICT = 'quarantelle.localhost';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let made = 0;

  beforeAll(async () => {
    const email = { field: 'email' as const, ...REGISTRATION_FIELDS.email };
    for (const brand of ['denluma', 'quarantelle']) {
      await storeSetting(
        app(),
        { kind: 'registerRules', brand },
        (held: readonly RegisterRule[]) => [
          ...held.filter(({ field }) => field !== 'email'),
          { ...email, enabled: true, required: false, acceptedPattern: '' },
        ],
      );
      await app()
        .database.db.updateTable('brand')
        .set({ site_status_note: 'rules changed' })
        .where('id', '=', brand)
        .execute();
    }
    await app().server.brands.reload();
  });

  const register = (host: string, email: string) => {
    made += 1;
    return app().call('PUT', '/wps/member/register', {
      host,
      ip: `10.11.0.${made}`,
      body: { ...registration(`thrown${made}`), email },
    });
  };

  describe('an e-mail address that lasts for minutes', () => {
    it('is refused by a brand that wants none, and taken by the others', async () => {
      const refused = await register(STRICT, 'luna@mailinator.com');
      expect([refused.status, faultsOf(refused)]).toEqual([422, { '/email': 'DISPOSABLE' }]);
      expect((await register(STRICT, 'luna@example.com')).status).toBe(200);
      expect((await register(HOST, 'luna@mailinator.com')).status).toBe(200);
    });
  });
});
