import { beforeAll, describe, expect, it } from 'vitest';
import type { AgentPolicy, StaffActRequest, WithdrawalTerms } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const UNIT = 1_000_000n;
const AT = '/office/api/brands/denluma';
/** The demo's and the default amount of the two-person rule. */
const ABOVE = 2_000n;

let keys = 0;
const key = (): string => `staff-act-${(keys += 1)}`;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let one: TestStaff;
  let other: TestStaff;
  beforeAll(async () => {
    other = await signInStaff(app(), 'admin');
  });
  const makes = async (staff: TestStaff, amount: bigint, count = 1, as = key()) =>
    app().call<ReplyOf<'createVoucherBatch'>>('POST', `${AT}/voucher-batches`, {
      headers: staff.headers,
      key: as,
      body: {
        amountMicro: String(amount * UNIT),
        count,
        label: 'Kiosk',
        expiresAt: '2099-01-01T00:00:00.000Z',
        reason: 'for the kiosk',
      },
    });
  const waiting = async (staff: TestStaff) =>
    (
      await app().call<{ items: StaffActRequest[] }>('GET', `${AT}/staff-acts`, {
        headers: staff.headers,
      })
    ).body.value.items;
  const decide = (staff: TestStaff, id: string, decision: 'approve' | 'reject', as = key()) =>
    app().call<ReplyOf<'decideStaffAct'>>('POST', `${AT}/staff-acts/${id}/decision`, {
      headers: staff.headers,
      key: as,
      body: { decision, reason: 'looked at it' },
    });
  const askedId = (answer: { body: { value: unknown } }): string =>
    (answer.body.value as { staffActId: string }).staffActId;
  const batches = async () =>
    (
      await app().call<ReplyOf<'listVoucherBatches'>>('GET', `${AT}/voucher-batches`, {
        headers: other.headers,
      })
    ).body.value.items.length;

  describe('an act that adds to wallets', () => {
    it('is done by one person up to the amount of the brand, summed over a day', async () => {
      one = await signInStaff(app(), 'admin');
      expect((await makes(one, 100n, 19)).status).toBe(200);
      expect((await makes(one, 100n)).status).toBe(200);
      expect((await makes(one, 1n)).body.code).toBe('SECOND_PERSON_ASKED');
      app().clock.advance({ hours: 25 });
      one = await signInStaff(app(), 'admin');
      other = await signInStaff(app(), 'admin');
      expect((await makes(one, ABOVE)).status).toBe(200);
    });

    it('is weighed one after the other when one person sends two at once', async () => {
      one = await signInStaff(app(), 'admin');
      const both = await Promise.all([makes(one, ABOVE), makes(one, ABOVE)]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    });

    it('waits above it, runs once when another person approves, and shows its codes once', async () => {
      one = await signInStaff(app(), 'admin');
      const before = await batches();
      const as = key();
      const asked = await makes(one, 10n, 1_000, as);
      expect([asked.status, asked.body.code]).toEqual([409, 'SECOND_PERSON_ASKED']);
      const id = askedId(asked);
      expect(askedId(await makes(one, 10n, 1_000, as))).toBe(id);
      expect(await batches()).toBe(before);
      const [act] = (await waiting(other)).filter(({ staffActId }) => staffActId === id);
      expect(act).toMatchObject({
        operation: 'createVoucherBatch',
        amountMicro: String(10_000n * UNIT),
        reason: 'for the kiosk',
        body: { count: 1_000 },
        isOwn: false,
      });
      expect((await decide(one, id, 'approve')).body.code).toBe('SECOND_PERSON_NEEDED');
      const approval = key();
      const done = await decide(other, id, 'approve', approval);
      expect(done.body.value.act.status).toBe('approved');
      expect((done.body.value.answer as { codes: string[] }).codes).toHaveLength(1_000);
      const again = await decide(other, id, 'approve', approval);
      expect(again.body.value.answer).toBeNull();
      expect((await decide(other, id, 'approve')).body.code).toBe('STAFF_ACT_NOT_FOUND');
      expect(await batches()).toBe(before + 1);
    });

    it('is approved once when two approve at the same moment', async () => {
      one = await signInStaff(app(), 'admin');
      const third = await signInStaff(app(), 'admin');
      const before = await batches();
      const id = askedId(await makes(one, ABOVE + 1n));
      const both = await Promise.all([decide(other, id, 'approve'), decide(third, id, 'approve')]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
      expect(await batches()).toBe(before + 1);
    });

    it('is not approved without the permission, nor for an account that was blocked', async () => {
      one = await signInStaff(app(), 'admin');
      const reader = await signInStaff(app(), 'editor');
      const id = askedId(await makes(one, ABOVE + 1n));
      const [seen] = (await waiting(reader)).filter(({ staffActId }) => staffActId === id);
      expect(seen).toMatchObject({ mayDecide: false, body: {} });
      expect((await decide(reader, id, 'approve')).body.code).toBe('FORBIDDEN');
      await app()
        .database.db.updateTable('staff')
        .set({ status: 'blocked' })
        .where('id', '=', BigInt(one.staffId))
        .execute();
      expect((await decide(other, id, 'approve')).body.code).toBe('STAFF_ACT_LAPSED');
      expect((await decide(other, id, 'reject')).body.value.act.status).toBe('rejected');
    });
  });

  describe('a rule that binds staff', () => {
    const terms = async () =>
      (
        await app().call<{ version: number; terms: WithdrawalTerms }>(
          'GET',
          `${AT}/withdrawal-terms`,
          { headers: other.headers },
        )
      ).body.value;
    const set = async (staff: TestStaff, change: Partial<WithdrawalTerms>) => {
      const held = await terms();
      return app().call('PUT', `${AT}/withdrawal-terms`, {
        headers: staff.headers,
        key: key(),
        body: { version: held.version, terms: { ...held.terms, ...change }, reason: 'a change' },
      });
    };

    it('is made tighter by one person and looser by two, under the old rule', async () => {
      one = await signInStaff(app(), 'admin');
      expect((await set(one, { maxMicro: '5000000000' })).status).toBe(200);
      const off = await set(one, { secondPersonAboveMicro: null });
      expect(off.body.code).toBe('SECOND_PERSON_ASKED');
      expect((await set(one, { maxMicro: '6000000000' })).body.code).toBe('SECOND_PERSON_ASKED');
      expect((await terms()).terms.secondPersonAboveMicro).not.toBeNull();
      expect((await decide(one, askedId(off), 'approve')).body.code).toBe('SECOND_PERSON_NEEDED');
      expect((await decide(other, askedId(off), 'approve')).status).toBe(200);
      expect((await terms()).terms.secondPersonAboveMicro).toBeNull();
      // Tighter again: one person may.
      expect((await set(one, { secondPersonAboveMicro: '2000000000' })).status).toBe(200);
    });

    it('is judged as it is at the approval: an act that began from older terms is refused', async () => {
      one = await signInStaff(app(), 'admin');
      const id = askedId(await set(one, { playedPercent: 0 }));
      expect((await set(one, { maxMicro: '4000000000' })).status).toBe(200);
      expect((await decide(other, id, 'approve')).body.code).toBe('FACTS_CONFLICT');
      expect((await decide(one, id, 'reject')).body.value.act.status).toBe('rejected');
    });

    it('is judged by the stored rule before the node reads the brand again', async () => {
      one = await signInStaff(app(), 'admin');
      const { terms: held } = await terms();
      expect(held.secondPersonAboveMicro).not.toBeNull();
      // Another node has just ended the rule.
      await app()
        .database.db.updateTable('brand_setting')
        .set({ value: JSON.stringify({ ...held, secondPersonAboveMicro: null }) })
        .where('brand', '=', 'denluma')
        .where('kind', '=', 'withdrawalTerms')
        .execute();
      expect((await set(one, { playedPercent: 50 })).status).toBe(200);
      const { secondPersonAboveMicro } = held;
      expect((await set(one, { secondPersonAboveMicro, playedPercent: 100 })).status).toBe(200);
    });

    it('is not loosened from an older version', async () => {
      one = await signInStaff(app(), 'admin');
      const { version, terms: held } = await terms();
      const late = await app().call('PUT', `${AT}/withdrawal-terms`, {
        headers: one.headers,
        key: key(),
        body: { version: version - 1, terms: { ...held, playedPercent: 0 }, reason: 'too late' },
      });
      expect(late.body.code).toBe('FACTS_CONFLICT');
    });

    it('of agents is made tighter by one person and looser by two', async () => {
      one = await signInStaff(app(), 'admin');
      const url = `${AT}/agent-policy`;
      const setDepth = async (staff: TestStaff, maxDepth: number) => {
        const { headers } = staff;
        const { body } = await app().call<{ version: number; policy: AgentPolicy }>('GET', url, {
          headers,
        });
        const { version, policy } = body.value;
        const change = { version, policy: { ...policy, maxDepth }, reason: 'a change' };
        return app().call('PUT', url, { headers, key: key(), body: change });
      };
      expect((await setDepth(one, 5)).status).toBe(200);
      const looser = await setDepth(one, 6);
      expect(looser.body.code).toBe('SECOND_PERSON_ASKED');
      expect((await decide(other, askedId(looser), 'approve')).status).toBe(200);
    });

    it('of publication is not switched off by one person', async () => {
      one = await signInStaff(app(), 'admin');
      const rule = (staff: TestStaff, twoPerson: boolean) =>
        app().call('PUT', `${AT.replace('/office/', '/builder/')}/publish-rule`, {
          headers: staff.headers,
          key: key(),
          body: { twoPerson },
        });
      expect((await rule(one, true)).status).toBe(200);
      const off = await rule(one, false);
      expect(off.body.code).toBe('SECOND_PERSON_ASKED');
      expect((await decide(other, askedId(off), 'approve')).status).toBe(200);
    });
  });
});
