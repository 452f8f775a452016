import { beforeAll, describe, expect, it } from 'vitest';
import type { OfficeJackpotWin } from '#contract/generated/types.ts';
import { atTheSlot, letEveryTicketWin, TERMS } from '#tests/support/jackpot.ts';
import { deposit, registerMember } from '#tests/support/members.ts';
import { approved } from '#tests/support/second-person.ts';
import { auditOf, getFact, setFact } from '#tests/support/server-facts.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { storeSetting } from '#tests/support/stored-setting.ts';

const STAKE = 1_000_000n;
const DEAR = { ...TERMS, startMicro: '900000000', turnoverMicro: '200000000000' };

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let operator: TestStaff;
  beforeAll(async () => {
    operator = await signInStaff(app(), 'operator');
  });
  const get = async () => (await getFact(app(), 'jackpot', operator)).body.value;
  const ask = (terms: object, more: object = {}) =>
    setFact(app(), 'jackpot', operator, { enabled: true, terms, ...more });
  const set = async (terms: object, more: object = {}) => approved(app(), await ask(terms, more));

  describe('a jackpot in the office', () => {
    it('is off until somebody sets it, and tells what the brand can be played with', async () => {
      expect(await get()).toMatchObject({
        version: 0,
        lastChange: null,
        enabled: false,
        currency: 'PEN',
        terms: null,
        cycle: null,
        gamesReturnPercent: '96.3836',
        stakes: ['500000', '1000000', '2000000', '5000000', '10000000', '25000000', '50000000'],
      });
    });

    it.each([
      ['nothing goes in', { contributionPercent: '0' }, 'contributionPercent', 'exclusiveMinimum'],
      [
        'more than the house keeps',
        { contributionPercent: '3' },
        'contributionPercent',
        'GIVES_TOO_MUCH',
      ],
      ['a start that costs too much', { startMicro: '5000000000' }, 'startMicro', 'GIVES_TOO_MUCH'],
      [
        'taken at every other stake',
        { turnoverMicro: '1000000000' },
        'turnoverMicro',
        'TURNOVER_TOO_SMALL',
      ],
      [
        'finer than tickets are',
        { turnoverMicro: '100000000001' },
        'turnoverMicro',
        'TURNOVER_TOO_FINE',
      ],
      ['a limit below the start', { mustHitMicro: '499000000' }, 'mustHitMicro', 'LIMIT_TOO_LOW'],
      ['a limit that is near', { mustHitMicro: '1400000000' }, 'mustHitMicro', 'LIMIT_TOO_LOW'],
      [
        'a start that a limit makes dear',
        { contributionPercent: '1.7', mustHitMicro: '2300000000' },
        'startMicro',
        'GIVES_TOO_MUCH',
      ],
    ])('is refused where %s', async (_what, change, term, code) => {
      const answer = await set({ ...TERMS, ...change });
      expect(answer.status).toBe(422);
      expect(answer.body.code).toBe('INVALID_JACKPOT');
      expect(
        Object.entries(answer.body.fields ?? {}).map(([at, fault]) => [at, fault.code]),
      ).toEqual([[`/terms/${term}`, code]]);
      expect((await get()).version).toBe(0);
    });

    it('is told the most an amount may be, and can be turned off with terms that no longer fit', async () => {
      const much = await set({ ...TERMS, turnoverMicro: '9999999999999999999' });
      expect(much.body.fields).toMatchObject({ '/terms/turnoverMicro': { code: 'maximum' } });
      const brand = 'kyvolta';
      const options = { brand };
      const { body } = await setFact(
        app(),
        'jackpot',
        operator,
        { enabled: true, terms: TERMS },
        options,
      );
      expect(body.value).toMatchObject({ enabled: true });
      // A release has changed what its games can be played with.
      const unfit = { ...TERMS, turnoverMicro: '1000000' };
      await storeSetting(app(), { brand, kind: 'jackpot' }, (held: object) => ({
        ...held,
        turnoverMicro: unfit.turnoverMicro,
      }));
      const off = { enabled: false, terms: unfit };
      const turned = await setFact(app(), 'jackpot', operator, off, options);
      expect(turned.body.value).toMatchObject({ enabled: false, terms: unfit });
      const on = await setFact(app(), 'jackpot', operator, { ...off, enabled: true }, options);
      expect(on.body.code).toBe('INVALID_JACKPOT');
    });

    it('keeps the terms of a pool that is running, and stands in the trail', async () => {
      expect((await set(TERMS)).body.value).toMatchObject({ version: 1, enabled: true });
      const member = await registerMember(app());
      await deposit(app(), member, 20_000_000n);
      const slot = await atTheSlot(app(), member);
      app().clock.advance({ ms: 2600 });
      await slot.finish((await slot.play(STAKE)).body.value.roundId);

      expect((await ask(DEAR)).body.code).toBe('SECOND_PERSON_ASKED');
      const { terms, cycle } = (await set(DEAR)).body.value;
      expect(terms).toEqual(DEAR);
      expect(cycle).toMatchObject({ terms: TERMS, poolMicro: '500010000' });
      const { items } = await auditOf(app(), operator);
      expect(items[0]).toMatchObject({
        action: 'setJackpotSettings',
        reason: 'asked for by a test',
        before: { enabled: true, ...TERMS },
        after: { enabled: true, ...DEAR },
      });
      // With a limit, the turnover follows from it.
      const limited = { ...TERMS, turnoverMicro: null, mustHitMicro: '3000000000' };
      expect((await set(limited)).body.value.terms).toEqual(limited);
      expect((await set(DEAR)).body.value.terms).toEqual(DEAR);
      // Said again, it changes nothing.
      expect((await set(DEAR)).body.value.version).toBe(4);

      await letEveryTicketWin(app(), STAKE);
      app().clock.advance({ ms: 2600 });
      const won = (await slot.play(STAKE)).body.value;
      await slot.finish(won.roundId);
      expect((await get()).cycle).toMatchObject({ terms: DEAR, poolMicro: DEAR.startMicro });
      const wins = await app().call<{ items: OfficeJackpotWin[]; nextCursor: string | null }>(
        'GET',
        '/office/api/brands/denluma/jackpot/wins',
        { headers: operator.headers },
      );
      expect(wins.body.value).toMatchObject({
        items: [
          {
            memberId: member.memberId,
            username: member.username,
            amountMicro: won.jackpot?.wonMicro,
            roundId: won.roundId,
          },
        ],
        nextCursor: null,
      });
    });

    it('is not edited from an older version, nor by who may only read', async () => {
      const { version } = await get();
      const late = await set(TERMS, { version: version - 1 });
      expect(late.body.code).toBe('FACTS_CONFLICT');
      expect(late.body.value).toMatchObject({ version });
      const editor = await signInStaff(app(), 'editor');
      expect((await getFact(app(), 'jackpot', editor)).status).toBe(200);
      expect(
        (await setFact(app(), 'jackpot', editor, { enabled: false, terms: TERMS })).status,
      ).toBe(403);
      const wins = '/office/api/brands/denluma/jackpot/wins';
      expect((await app().call('GET', wins, { headers: editor.headers })).status).toBe(403);
    });
  });
});
