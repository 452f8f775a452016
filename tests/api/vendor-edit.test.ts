import { beforeAll, describe, expect, it } from 'vitest';
import type { ReplyOf } from '#contract/operation.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { registerMember } from '#tests/support/members.ts';
import {
  betOf,
  type Entry,
  launch,
  openOutsideVendor,
  outcomeOf,
  setVendor,
} from '#tests/support/outside-play.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { openWalletPlayer } from '#tests/support/vendor.ts';

const GAME = 'far-reels';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let admin: TestStaff;
  beforeAll(async () => {
    admin = await signInStaff(app(), 'admin');
  });

  describe('an edited vendor', () => {
    it('is shown in maintenance in the list of vendors and with its titles', async () => {
      const { entry } = await openOutsideVendor(app(), admin, 'SHOWN_GAMES');
      await setVendor(app(), admin, entry, { state: 'maintenance' });
      const titles = await app().call<ReplyOf<'listGames'>>(
        'GET',
        '/wps/relay/game/list?vassalage=SHOWN_GAMES',
      );
      expect(titles.body.value.content.map(({ maintenance }) => maintenance)).toEqual([true]);
      const vendors = await app().call<ReplyOf<'listVendors'>>('GET', '/wps/relay/game/vendors');
      const shown = vendors.body.value.items.find(({ vassalage }) => vassalage === 'SHOWN_GAMES');
      expect(shown).toMatchObject({ maintenance: true });
    });

    it('is up once it has no health address', async () => {
      const more = { healthUrl: 'http://127.0.0.1:1/health' };
      await openOutsideVendor(app(), admin, 'UNWATCHED_GAMES', { more });
      const look = app().server.jobs.find(({ name }) => name === 'lookAtVendors');
      await look?.run(NO_FENCE);
      const { headers } = admin;
      const desk = await app().call<{ items: Entry[] }>('GET', '/office/api/vendors', { headers });
      const entry = desk.body.value.items.find(({ record }) => record.code === 'UNWATCHED_GAMES');
      if (entry === undefined) throw new Error('not listed');
      expect(entry.isUp).toBe(false);
      const { healthUrl: _removed, ...record } = entry.record;
      const edited = await setVendor(app(), admin, { record, version: entry.version }, {});
      expect(edited.status).toBe(200);
      await look?.run(NO_FENCE);
      const opened = await launch(app(), await registerMember(app()), 'UNWATCHED_GAMES', GAME);
      expect(opened.body.code ?? 'launched').toBe('launched');
    });

    it('takes no stake in a currency that was removed', async () => {
      const { entry, call } = await openOutsideVendor(app(), admin, 'DOLLAR_GAMES');
      const at = { vendor: 'DOLLAR_GAMES', gameCode: GAME };
      const player = await openWalletPlayer(app().server, 10_000_000n, at);
      expect(outcomeOf(await call(betOf(player)))).toBe('moved');
      const currencies = [{ currency: 'USD', unitMicro: '1000000', smallestMicro: '1000000' }];
      expect((await setVendor(app(), admin, entry, { currencies })).status).toBe(200);
      expect(outcomeOf(await call(betOf(player)))).not.toBe('moved');
    });
  });
});
