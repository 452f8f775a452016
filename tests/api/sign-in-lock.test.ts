import { describe, expect, it } from 'vitest';
import { ACCOUNT_CEILING, MAX_FAILURES } from '#server/platform/session/login-failures.ts';
import { solvedCheck } from '#tests/support/human-check.ts';
import { PASSWORD, registerMember } from '#tests/support/members.ts';
import { makeStaff, STAFF_PASSWORD } from '#tests/support/staff.ts';
import { type Answer, type TestApp, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

let addresses = 0;

/** An address no other test comes from. */
function freshIp(): string {
  addresses += 1;
  return `10.70.${addresses >> 8}.${addresses & 255}`;
}

interface Attempt {
  ip: string;
  /** The device cookie to send. */
  device?: string;
}

/** The sign-ins that share the lock. */
const SURFACES = {
  member: {
    right: PASSWORD,
    locked: 'INVALID_CREDENTIALS',
    name: async (app: TestApp) => (await registerMember(app)).username,
    attempt: async (app: TestApp, username: string, password: string, { ip, device }: Attempt) => {
      // After some failures a check is needed; before that it is not looked at.
      const humanCheck = await solvedCheck(app, { effort: 16 });
      return app.call('POST', '/wps/session/login', {
        ip,
        body: { username, password, type: 'username', tokenKind: 'bearer', humanCheck },
        headers: cookieHeader(device),
      });
    },
  },
  staff: {
    right: STAFF_PASSWORD,
    locked: 'ACCOUNT_LOCKED',
    name: (app: TestApp) => makeStaff(app, 'support'),
    attempt: (app: TestApp, username: string, password: string, { ip, device }: Attempt) =>
      app.call('POST', '/office/api/session', {
        ip,
        body: { username, password },
        headers: cookieHeader(device),
      }),
  },
} as const;

function cookieHeader(device: string | undefined): Record<string, string> {
  return device === undefined ? {} : { cookie: `known_device=${device}` };
}

function deviceOf(answer: Answer): string {
  const cookie = answer.cookies.find(({ name }) => name === 'known_device');
  if (cookie === undefined) throw new Error(`no device cookie: ${JSON.stringify(answer.body)}`);
  return cookie.value;
}

onOneEngine((engine) => {
  const app = useTestApp(engine);

  for (const [kind, surface] of Object.entries(SURFACES)) {
    const attempt = (name: string, password: string, from: Attempt) =>
      surface.attempt(app(), name, password, from);
    const fail = async (name: string, from: Attempt, times = MAX_FAILURES): Promise<void> => {
      for (let tried = 0; tried < times; tried += 1) {
        expect((await attempt(name, 'wrong', from)).body.code).toBe('INVALID_CREDENTIALS');
      }
    };

    describe(`the sign-in lock of ${kind} accounts`, () => {
      it('locks the address for existing and unknown names alike, until the time is over', async () => {
        const name = await surface.name(app());
        const ips: Record<string, string> = {};
        for (const tried of [name, `${name}absent`]) {
          const ip = (ips[tried] = freshIp());
          await fail(tried, { ip });
          expect((await attempt(tried, surface.right, { ip })).body.code).toBe(surface.locked);
        }
        app().clock.advance({ minutes: 16 });
        const later = await attempt(name, surface.right, { ip: ips[name] ?? '' });
        expect(later.status).toBe(200);
      });

      it('does not keep the owner out when strangers fail at another address', async () => {
        const name = await surface.name(app());
        for (let stranger = 0; stranger < 4; stranger += 1) await fail(name, { ip: freshIp() });
        expect((await attempt(name, surface.right, { ip: freshIp() })).status).toBe(200);
      });

      it('counts a /64 of IPv6 as one address', async () => {
        const name = await surface.name(app());
        addresses += 1;
        const network = `2001:db8:${addresses.toString(16)}`;
        for (let host = 1; host <= MAX_FAILURES; host += 1) {
          await fail(name, { ip: `${network}:1::${host}` }, 1);
        }
        const same = await attempt(name, surface.right, { ip: `${network}:1:ffff::1` });
        expect(same.body.code).toBe(surface.locked);
        const other = await attempt(name, surface.right, { ip: `${network}:2::1` });
        expect(other.status).toBe(200);
      });

      it('lets a known device pass at a locked address, and gives it a count of its own', async () => {
        const name = await surface.name(app());
        const ip = freshIp();
        const device = deviceOf(await attempt(name, surface.right, { ip: freshIp() }));
        await fail(name, { ip });
        expect((await attempt(name, surface.right, { ip })).body.code).toBe(surface.locked);
        const known = await attempt(name, surface.right, { ip: freshIp(), device });
        expect(known.status).toBe(200);
        expect((await attempt(name, surface.right, { ip, device })).status).toBe(200);

        await fail(name, { ip: freshIp(), device });
        const guessed = await attempt(name, surface.right, { ip: freshIp(), device });
        expect(guessed.body.code).toBe(surface.locked);
      });

      it('takes no device cookie that is forged or that another account earned', async () => {
        const name = await surface.name(app());
        const stranger = await surface.name(app());
        const strange = deviceOf(await attempt(stranger, surface.right, { ip: freshIp() }));
        const ip = freshIp();
        await fail(name, { ip });
        // The limit of an address leaves two more tries.
        for (const device of [strange, `${strange}x`]) {
          const answer = await attempt(name, surface.right, { ip, device });
          expect(answer.body.code).toBe(surface.locked);
        }
      });

      it('stops guesses from many addresses at a ceiling that spares known devices', async () => {
        const name = await surface.name(app());
        const device = deviceOf(await attempt(name, surface.right, { ip: freshIp() }));
        await fail(name, { ip: freshIp() }, 1);
        await app()
          .database.db.updateTable('login_failure')
          .set({ failures: ACCOUNT_CEILING - 1 })
          .where('username_key', '=', name)
          .where('source', '=', '*')
          .execute();
        expect((await attempt(name, surface.right, { ip: freshIp() })).status).toBe(200);
        await fail(name, { ip: freshIp() }, 1);
        const unknown = await attempt(name, surface.right, { ip: freshIp() });
        // A player on a new device passes with a check that a guess does not pay for.
        if (kind === 'staff') expect(unknown.body.code).toBe(surface.locked);
        else expect(unknown.status).toBe(200);
        const known = await attempt(name, surface.right, { ip: freshIp(), device });
        expect(known.status).toBe(200);
        app().clock.advance({ minutes: 16 });
        expect((await attempt(name, surface.right, { ip: freshIp() })).status).toBe(200);
      });

      it('keeps the hash of a device and no more than twenty devices an account', async () => {
        const name = await surface.name(app());
        const devices: string[] = [];
        for (let signIns = 0; signIns < 22; signIns += 1) {
          devices.push(deviceOf(await attempt(name, surface.right, { ip: freshIp() })));
        }
        const rows = await app()
          .database.db.selectFrom('known_device')
          .select(['account_id', 'token_hash'])
          .execute();
        const counts = new Map<bigint, number>();
        for (const row of rows) {
          counts.set(row.account_id, (counts.get(row.account_id) ?? 0) + 1);
          expect(devices.join(' ')).not.toContain(row.token_hash);
        }
        expect(Math.max(...counts.values())).toBe(20);
      });
    });
  }

  it('keeps the device cookie from scripts and other sites, for half a year', async () => {
    const { username } = await registerMember(app());
    const ip = freshIp();
    const answer = await SURFACES.member.attempt(app(), username, PASSWORD, { ip });
    const cookie = [answer.headers['set-cookie']]
      .flat()
      .find((line) => `${line}`.startsWith('known_device='));
    expect(cookie).toMatch(/Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax/);
  });
});
