import { describe, expect, it } from 'vitest';
import type { CampaignRecord, CampaignSimulation, RewardGrant } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { newId } from '#server/platform/id.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { freshKey } from '#tests/support/agents.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { approved } from '#tests/support/second-person.ts';
import { campaignOf, cashBy, promotionCalls, UNIT } from '#tests/support/promotions.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const REASON = { reason: 'a test needs it' };
const BIG = { budgetMicro: String(1_000_000n * UNIT) };

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const calls = promotionCalls(app);

  const act = (id: string, what: string, body: object, who?: string) =>
    calls.office<CampaignRecord>('POST', `/campaigns/${id}/${what}`, { ...REASON, ...body }, who);

  describe('a draft', () => {
    it('names each contradiction at its place', async () => {
      const broken = await calls.draft({
        endsAt: '2020-01-01T00:00:00.000Z',
        hero: 'nothing-like-this',
        budgetMicro: '1',
        conditions: [
          { anyOf: [{ fact: 'depositCount', period: 'ever', comparison: 'atLeast', value: '3' }] },
        ],
        reward: {
          turnoverTimes: 0,
          forbiddenGames: ['no-such-game'],
          categoryWeights: [{ gameCategory: 'RNG', percent: 0 }],
        },
        texts: [{ language: 'en', title: ' ', summary: 'x', terms: 'y' }],
      });
      expect(broken.body.code).toBe('INVALID_CAMPAIGN');
      const fields = (broken.body as { fields?: Record<string, { code: string }> }).fields ?? {};
      const codes = Object.fromEntries(
        Object.entries(fields).map(([pointer, { code }]) => [pointer, code]),
      );
      expect(codes).toMatchObject({
        '/campaign/conditions': 'NEVER_HOLDS',
        '/campaign/reward/turnoverTimes': 'TURNOVER_NEEDED',
        '/campaign/reward/forbiddenGames/0': 'UNKNOWN_GAME',
        '/campaign/budgetMicro': 'BUDGET_TOO_SMALL',
        '/campaign/hero': 'enum',
        '/campaign/texts/0/title': 'EMPTY_TITLE',
        '/campaign/texts': 'DEFAULT_LANGUAGE_MISSING',
      });
    });

    it('is changed from its latest revision only, and never seen by a player', async () => {
      const made = (await calls.draft()).body.value;
      const change = (revision: number) =>
        calls.office<CampaignRecord>('PUT', `/campaigns/${made.campaignId}`, {
          ...REASON,
          revision,
          campaign: campaignOf(app().clock.now(), { tags: ['vip'] }),
        });
      expect((await change(1)).body.value).toMatchObject({ revision: 2, state: 'draft' });
      expect((await change(1)).body.code).toBe('CAMPAIGN_CHANGED');
      const seen = await app().call('GET', `/wps/relay/promotions/${made.campaignId}`);
      expect(seen.body.code).toBe('PROMOTION_NOT_FOUND');
      expect(
        (await act(made.campaignId, 'state', { seen: 'draft', state: 'live' })).body.code,
      ).toBe('CAMPAIGN_NOT_LIVE');
      const unknown = await calls.office('GET', '/campaigns/999');
      expect(unknown.body.code).toBe('CAMPAIGN_NOT_FOUND');
    });
  });

  describe('a publication', () => {
    it('waits for a second person above the limit, who is not the one that asked', async () => {
      const { campaignId: id, revision } = (await calls.draft(BIG)).body.value;
      const decide = (decision: string, who: string) =>
        act(id, 'decision', { revision, decision }, who);
      expect((await decide('approve', 'second')).body.code).toBe('CAMPAIGN_NOT_WAITING');
      const asked = await act(id, 'publication', { revision });
      expect(asked.body.value).toMatchObject({ state: 'waiting', isOwnRequest: true });
      expect((await act(id, 'publication', { revision })).body.code).toBe('CAMPAIGN_WAITING');
      expect((await decide('approve', 'first')).body.code).toBe('SECOND_PERSON_NEEDED');
      expect((await decide('approve', 'second')).body.value).toMatchObject({
        state: 'live',
        liveVersion: 1,
        hasChanges: false,
      });
    });

    it('waits once the budgets that one person publishes in a day exceed the limit', async () => {
      const stateAfter = async (who: string): Promise<string> => {
        const change = cashBy('staff', UNIT, { budgetMicro: String(6_000n * UNIT) });
        const { campaignId, revision } = (await calls.draft(change)).body.value;
        return (await act(campaignId, 'publication', { revision }, who)).body.value.state;
      };
      expect(await stateAfter('fourth')).toBe('live');
      expect(await stateAfter('fourth')).toBe('waiting');
      expect(await stateAfter('fifth')).toBe('live');
    });

    it('is no longer asked for once the draft has changed', async () => {
      const { campaignId: id, revision } = (await calls.draft(BIG)).body.value;
      await act(id, 'publication', { revision });
      await calls.office('PUT', `/campaigns/${id}`, {
        ...REASON,
        revision,
        campaign: campaignOf(app().clock.now(), BIG),
      });
      const late = await act(id, 'decision', { revision, decision: 'approve' }, 'second');
      expect(late.body.code).toBe('CAMPAIGN_NOT_WAITING');
    });

    it('of a small campaign is live at once; ended, it stays ended', async () => {
      const id = await calls.publish({ budgetMicro: String(500n * UNIT) });
      const record = await calls.record(id);
      expect(record).toMatchObject({ state: 'live', publishRequestedBy: null });
      const set = (seen: string, state: string) => act(id, 'state', { seen, state });
      expect((await set('live', 'paused')).body.value.state).toBe('paused');
      // Decided before the pause.
      expect((await set('live', 'ended')).body).toMatchObject({
        code: 'CAMPAIGN_CHANGED',
        value: { state: 'paused' },
      });
      expect((await set('paused', 'ended')).body.value.state).toBe('ended');
      expect((await set('ended', 'live')).body.code).toBe('CAMPAIGN_ENDED');
    });

    it('is paused before it begins when its publisher has been blocked meanwhile', async () => {
      const startsAt = new Date(app().clock.now().getTime() + 3_600_000).toISOString();
      const small = { budgetMicro: String(500n * UNIT), startsAt };
      const [kept, lapsed] = [await calls.publish(small), await calls.publish(small)];
      const leaver = await signInStaff(app(), 'operator');
      const { db } = app().database;
      await db
        .updateTable('campaign_version')
        .set({ requested_by: BigInt(leaver.staffId) })
        .where('campaign_id', '=', BigInt(lapsed))
        .execute();
      await db
        .updateTable('staff')
        .set({ status: 'blocked' })
        .where('id', '=', BigInt(leaver.staffId))
        .execute();
      await app()
        .server.jobs.find(({ name }) => name === 'pauseLapsedCampaigns')
        ?.run(NO_FENCE);
      expect(await calls.record(lapsed)).toMatchObject({ state: 'paused' });
      expect(await calls.record(kept)).toMatchObject({ state: 'live' });
    });

    it('is paused before it begins behind more than a hundred others', async () => {
      const startsAt = new Date(app().clock.now().getTime() + 3_600_000).toISOString();
      const small = { budgetMicro: String(500n * UNIT), startsAt };
      const kept = await calls.publish(small);
      const { db } = app().database;
      const [campaign, version] = await Promise.all([
        db
          .selectFrom('campaign')
          .selectAll()
          .where('id', '=', BigInt(kept))
          .executeTakeFirstOrThrow(),
        db
          .selectFrom('campaign_version')
          .selectAll()
          .where('campaign_id', '=', BigInt(kept))
          .executeTakeFirstOrThrow(),
      ]);
      const leaver = await signInStaff(app(), 'operator');
      const copies = Array.from({ length: 101 }, () => newId());
      const last = copies.at(-1) ?? 0n;
      await db
        .insertInto('campaign')
        .values(copies.map((id) => ({ ...campaign, id, draft: JSON.stringify(campaign.draft) })))
        .execute();
      await db
        .insertInto('campaign_version')
        .values(
          copies.map((id) => ({
            ...version,
            campaign_id: id,
            document: JSON.stringify(version.document),
            requested_by: id === last ? BigInt(leaver.staffId) : version.requested_by,
          })),
        )
        .execute();
      await db
        .updateTable('staff')
        .set({ status: 'blocked' })
        .where('id', '=', BigInt(leaver.staffId))
        .execute();
      await app()
        .server.jobs.find(({ name }) => name === 'pauseLapsedCampaigns')
        ?.run(NO_FENCE);
      const rows = await db
        .selectFrom('campaign')
        .select('id')
        .where('id', 'in', copies)
        .where('state', '=', 'paused')
        .execute();
      expect(rows).toEqual([{ id: last }]);
      // Later tests count the brand's campaigns.
      await db.deleteFrom('campaign_version').where('campaign_id', 'in', copies).execute();
      await db.deleteFrom('campaign').where('id', 'in', copies).execute();
    });

    it('keeps the prizes of a raffle', async () => {
      const raffle = (amount: bigint) =>
        cashBy('raffle', 1n, {
          prizes: [{ weight: 1, amountMicro: String(amount * UNIT), stock: 0 }],
          trigger: { ticketMicro: String(UNIT) },
        });
      const id = await calls.publish(raffle(2n));
      await calls.office('PUT', `/campaigns/${id}`, {
        ...REASON,
        revision: 1,
        campaign: campaignOf(app().clock.now(), raffle(3n)),
      });
      const refused = await act(id, 'publication', { revision: 2 });
      expect(refused.body).toMatchObject({
        code: 'INVALID_CAMPAIGN',
        fields: { '/campaign/prizes': { code: 'FIXED' } },
      });
    });
  });

  describe('a simulation', () => {
    it('says who would have qualified, what it would have cost, and who shares a sign', async () => {
      const members: TestMember[] = [];
      for (let number = 0; number < 3; number += 1) members.push(await registerMember(app()));
      for (const member of members) await deposit(app(), member, 50n * UNIT);
      const [first, second] = members;
      for (const member of [first, second]) {
        await app()
          .server.database.db.insertInto('known_device')
          .values({
            brand: 'denluma',
            account_id: BigInt(member?.memberId ?? 0),
            token_hash: 'one device',
            seen_at: app().clock.now(),
          })
          .execute();
      }
      const answer = await calls.office<CampaignSimulation>('POST', '/campaign-simulations', {
        campaign: campaignOf(app().clock.now(), {
          trigger: { minDepositMicro: String(50n * UNIT) },
          budgetMicro: String(100n * UNIT),
        }),
      });
      expect(answer.body.value).toMatchObject({
        events: 3,
        players: 2,
        costMicro: String(100n * UNIT),
        turnoverMicro: String(1_000n * UNIT),
        signals: [{ signal: 'device', players: 2 }],
      });
      expect(answer.body.value.budgetReachedOn).not.toBeNull();
      const [third] = members.slice(2);
      expect(await calls.claimable(third ?? members[0]!)).toEqual([]);
    });
  });

  describe('a grant', () => {
    const ask = (member: TestMember, campaignId: string, who = 'first') =>
      calls.office<RewardGrant>(
        'POST',
        `/office/api/members/${member.memberId}/reward-grants`,
        { campaignId, reason: 'The game froze' },
        who,
      );
    const decide = (grantId: string, decision: string, who: string) =>
      calls.office<RewardGrant>(
        'POST',
        `/reward-grants/${grantId}/decision`,
        { decision, reason: 'Checked the log' },
        who,
      );

    it('is given by two people, within the cap of a day', async () => {
      const id = await calls.publish(cashBy('staff', 300n * UNIT));
      const member = await registerMember(app());
      const { grantId } = (await ask(member, id)).body.value;
      expect((await ask(member, id)).body.code).toBe('GRANT_CAP_REACHED');
      expect(await calls.claimable(member)).toEqual([]);
      expect((await decide(grantId, 'approve', 'first')).body.code).toBe('SECOND_PERSON_NEEDED');
      const answers = await Promise.all(
        ['second', 'third'].map((who) => decide(grantId, 'approve', who)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
      expect(answers.find(({ status }) => status === 404)?.body.code).toBe('GRANT_NOT_FOUND');
      await calls.claimOnly(member);
      expect(await calls.funds(member)).toMatchObject({ cash: 300n });
      await expectLedgerWhole(app().database);
    });

    it('is refused for another kind of campaign, one that has ended, and a limited player', async () => {
      const member = await registerMember(app());
      const other = await calls.publish(cashBy('code'));
      expect((await ask(member, other)).body.code).toBe('CAMPAIGN_NOT_FOUND');
      const id = await calls.publish(cashBy('staff'));
      const { grantId } = (await ask(member, id)).body.value;
      await calls.office('PUT', `/office/api/members/${member.memberId}/offers`, {
        limited: true,
        ...REASON,
      });
      const refused = await decide(grantId, 'approve', 'second');
      expect(refused.body).toMatchObject({
        code: 'NOT_ELIGIBLE',
        value: { obstacle: 'limited' },
      });
      await act(id, 'state', { seen: 'live', state: 'ended' });
      expect((await decide(grantId, 'approve', 'second')).body.code).toBe('CAMPAIGN_NOT_LIVE');
      expect((await ask(member, id)).body.code).toBe('CAMPAIGN_NOT_LIVE');
    });
  });

  describe('codes', () => {
    it('are made once for a request, and shown once', async () => {
      const campaignId = await calls.publish(cashBy('code'));
      const { headers } = await calls.staff();
      const key = freshKey();
      const expiresAt = new Date(app().clock.now().getTime() + 86_400_000).toISOString();
      const make = () =>
        app().call<ReplyOf<'createPromoCodeBatch'>>(
          'POST',
          '/office/api/brands/denluma/promo-codes',
          {
            headers,
            key,
            body: {
              campaignId,
              label: 'Letter',
              kind: 'single',
              count: 3,
              uses: 1,
              sharedCode: null,
              expiresAt,
              ...REASON,
            },
          },
        );
      const first = (await make()).body.value;
      const second = (await make()).body.value;
      expect(first.codes).toHaveLength(3);
      expect(second).toMatchObject({ batch: { batchId: first.batch.batchId }, codes: [] });
    });

    it('are made by two persons when no budget bounds them and they pay above the limit', async () => {
      const campaignId = await calls.publish(cashBy('code', UNIT, { budgetMicro: '0' }));
      const make = (uses: number) =>
        calls.office<ReplyOf<'createPromoCodeBatch'>>(
          'POST',
          '/promo-codes',
          {
            campaignId,
            label: 'Poster',
            kind: 'shared',
            count: 1,
            uses,
            sharedCode: null,
            expiresAt: new Date(app().clock.now().getTime() + 86_400_000).toISOString(),
            ...REASON,
          },
          'sixth',
        );
      expect((await make(10_000)).status).toBe(200);
      const asked = await make(1);
      expect(asked.body.code).toBe('SECOND_PERSON_ASKED');
      expect((await approved(app(), asked)).body.value.codes).toHaveLength(1);
    });
  });
});
