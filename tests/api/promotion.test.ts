import { describe, expect, it } from 'vitest';
import type { PromotionDetail, Reward } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { drawPrize } from '#domain/promotion/raffle.ts';
import { commitToServerSeed } from '#domain/fairness/seed-commitment.ts';
import { announcementDesk, draftOf } from '#tests/support/announcements.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { playRound } from '#tests/support/play.ts';
import { cashBy, promotionCalls, UNIT } from '#tests/support/promotions.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { approved } from '#tests/support/second-person.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { payee, PNG, request } from '#tests/support/withdrawals.ts';

const SIGN_UP = cashBy('signUp', 5n * UNIT, { trigger: { mustJoin: true } });

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const calls = promotionCalls(app);

  const joinSignUp = ({ token }: TestMember, promotionId: string) =>
    app().call<ReplyOf<'joinSignUpPromotion'>>('POST', '/wps/relay/promotion/signUp/join', {
      token,
      body: { promotionId, termsAccepted: true },
    });
  const claimSignUp = (member: TestMember, promotionId: string) =>
    calls.post<ReplyOf<'claimSignUpReward'>>(member, '/promotion/signUp/reward', { promotionId });
  const redeem = ({ token }: TestMember, code: string) =>
    app().call<Reward>('POST', '/wps/relay/promotions/codes', { token, body: { code } });
  const apply = (member: TestMember, id: string, pictures: readonly string[] = []) =>
    calls.post<PromotionDetail>(member, `/promotions/${id}/applications`, {
      comment: 'The best round of the week',
      pictures,
    });
  const statusOf = async (member: TestMember, id: string) =>
    (await calls.detail(member, id)).promotion.status;
  const state = (id: string, next: string) =>
    calls.office('POST', `/campaigns/${id}/state`, {
      seen: 'live',
      state: next,
      reason: 'a test needs it',
    });

  describe('the list of promotions', () => {
    it('shows a visitor what is live or to come, and hides drafts, grants and other brands', async () => {
      const live = await calls.publish({ type: 'fish' });
      const coming = await calls.publish({
        type: 'fish',
        startsAt: new Date(app().clock.now().getTime() + 3_600_000).toISOString(),
      });
      await calls.publish({ ...cashBy('staff'), type: 'fish' });
      await calls.draft({ type: 'fish' });
      const list = (host?: string) =>
        app().call<ReplyOf<'listPromotions'>>(
          'GET',
          '/wps/relay/promotions?type=fish',
          host === undefined ? {} : { host },
        );
      const shown = (await list()).body.value.items;
      expect(shown.map(({ promotionId, status }) => [promotionId, status])).toEqual([
        [live, 'join'],
        [coming, 'comingSoon'],
      ]);
      expect((await list('kyvolta.localhost')).body.value.items).toEqual([]);
      const other = await app().call('GET', `/wps/relay/promotions/${live}`, {
        host: 'kyvolta.localhost',
      });
      expect(other.body.code).toBe('PROMOTION_NOT_FOUND');
      await state(live, 'paused');
      expect((await list()).body.value.items).toHaveLength(1);
    });
  });

  describe('joining', () => {
    it('7.14 keeps the version that was joined, and refuses terms that have changed', async () => {
      const id = await calls.publish();
      const member = await registerMember(app());
      const read = await calls.record(id);
      const changed = {
        ...read.campaign,
        reward: { ...read.campaign.reward, percent: 50 },
      };
      await calls.join(member, id);
      await calls.office('PUT', `/campaigns/${id}`, {
        revision: read.revision,
        campaign: changed,
        reason: 'Half is enough',
      });
      const act = { revision: read.revision + 1, reason: 'Half is enough' };
      await calls.office('POST', `/campaigns/${id}/publication`, act);
      await calls.office(
        'POST',
        `/campaigns/${id}/decision`,
        { ...act, decision: 'approve' },
        'second',
      );
      expect((await calls.detail(member, id)).promotion.reward.percent).toBe(100);
      const late = await registerMember(app());
      const stale = await calls.post(late, `/promotions/${id}/join`, {
        version: 1,
        termsAccepted: true,
      });
      expect(stale.body.code).toBe('PROMOTION_CHANGED');
      await deposit(app(), member, 40n * UNIT);
      await calls.settle();
      expect((await calls.claimable(member))[0]?.amountMicro).toBe(String(40n * UNIT));
    });

    it('counts only deposits after it, of the right number, size and day', async () => {
      const id = await calls.publish({ trigger: { depositNumber: 2 } });
      const weekday = ((app().clock.now().getUTCDay() + 6) % 7) + 1;
      const never = await calls.publish({
        trigger: { weekdays: [weekday === 1 ? 4 : weekday - 1] },
      });
      const before = await registerMember(app());
      await deposit(app(), before, 40n * UNIT);
      await calls.settle();
      await calls.join(before, id);
      await calls.join(before, never);
      expect(await calls.claimable(before)).toEqual([]);
      await deposit(app(), before, 30n * UNIT);
      await calls.settle();
      const waiting = await calls.claimable(before);
      expect(waiting.map(({ promotionId, amountMicro }) => [promotionId, amountMicro])).toEqual([
        [id, String(30n * UNIT)],
      ]);
    });

    it('is refused before the start, after the end, by the audience and without offers', async () => {
      const now = app().clock.now().getTime();
      const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
      const member = await registerMember(app());
      const early = await calls.publish({ startsAt: at(1) });
      expect((await calls.join(member, early)).body.code).toBe('PROMOTION_NOT_STARTED');
      const over = await calls.publish();
      await state(over, 'ended');
      expect((await calls.join(member, over)).body.code).toBe('PROMOTION_ENDED');
      const tagged = await calls.publish({
        audience: {
          registeredWithinDays: 0,
          tags: ['vip'],
          withoutTags: [],
          agents: false,
          level: 0,
        },
      });
      expect((await calls.join(member, tagged)).body.value).toEqual({ obstacle: 'audience' });
      const unknown = await calls.post(member, '/promotions/999/join', {
        version: 1,
        termsAccepted: true,
      });
      expect(unknown.body.code).toBe('PROMOTION_NOT_FOUND');
      const strict = await calls.publish({
        ...SIGN_UP,
        conditions: [
          { anyOf: [{ fact: 'depositSum', period: 'ever', comparison: 'atLeast', value: '1' }] },
        ],
      });
      expect((await joinSignUp(member, strict)).body.value).toEqual({ obstacle: 'conditions' });
      await deposit(app(), member, 20n * UNIT);
      expect((await joinSignUp(member, strict)).body.value.status).toBe('claim');
    });

    it('gives the sign-up reward once', async () => {
      const id = await calls.publish(SIGN_UP);
      const member = await registerMember(app());
      expect((await claimSignUp(member, id)).body.code).toBe('NOTHING_TO_CLAIM');
      expect((await joinSignUp(member, id)).body.value).toEqual({
        promotionId: id,
        status: 'claim',
      });
      expect((await joinSignUp(member, id)).status).toBe(200);
      expect((await claimSignUp(member, id)).body.value).toMatchObject({
        fund: 'cash',
        amountMicro: String(5n * UNIT),
      });
      expect((await claimSignUp(member, id)).body.code).toBe('ALREADY_CLAIMED');
      expect(await calls.funds(member)).toMatchObject({ cash: 5n });
    });
  });

  describe('a code', () => {
    const batch = async (more: object = {}) => {
      const campaignId = await calls.publish(cashBy('code'));
      const answer = await calls.office<ReplyOf<'createPromoCodeBatch'>>('POST', '/promo-codes', {
        campaignId,
        label: 'Spring',
        kind: 'single',
        count: 2,
        uses: 1,
        sharedCode: null,
        expiresAt: new Date(app().clock.now().getTime() + 86_400_000).toISOString(),
        reason: 'a test needs it',
        ...more,
      });
      return { campaignId, answer };
    };

    it('becomes a reward once, whoever of two is faster', async () => {
      const { answer } = await batch();
      const [code = ''] = answer.body.value.codes;
      const one = await registerMember(app());
      const other = await registerMember(app());
      const answers = await Promise.all([redeem(one, code.toLowerCase()), redeem(other, code)]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('PROMO_CODE_USED');
      const winner = answers[0]?.status === 200 ? one : other;
      expect((await redeem(winner, code)).body.code).toBe('PROMO_CODE_USED');
      expect((await calls.claimOnly(winner)).source).toBe('code');
      await expectLedgerWhole(app().database);
    });

    it('of many uses is used by each player once, and not after its revocation', async () => {
      const name = `SPRING${app().clock.now().getTime() % 100_000}`;
      const { answer } = await batch({ kind: 'shared', uses: 5, sharedCode: name });
      const taken = await batch({ kind: 'shared', uses: 5, sharedCode: name });
      expect(taken.answer.body.code).toBe('PROMO_CODE_TAKEN');
      const member = await registerMember(app());
      expect((await redeem(member, name)).status).toBe(200);
      expect((await redeem(member, name)).body.code).toBe('PROMO_CODE_USED');
      const { batchId } = answer.body.value.batch;
      const revoke = () =>
        calls.office('POST', `/promo-codes/${batchId}/revocation`, { reason: 'It leaked' });
      expect((await revoke()).status).toBe(200);
      expect((await revoke()).body.code).toBe('PROMO_CODE_BATCH_NOT_FOUND');
      expect((await redeem(await registerMember(app()), name)).body.code).toBe(
        'PROMO_CODE_INVALID',
      );
    });

    it('cannot be guessed: ten wrong ones stop a player for an hour', async () => {
      const { answer } = await batch();
      const member = await registerMember(app());
      for (let miss = 0; miss < 10; miss += 1) {
        const wrong = await app().call('POST', '/wps/relay/promotions/codes', {
          token: member.token,
          ip: `10.9.0.${miss}`,
          body: { code: `WRONG${miss}CODE` },
        });
        expect(wrong.body.code).toBe('PROMO_CODE_INVALID');
      }
      const [code = ''] = answer.body.value.codes;
      expect((await redeem(member, code)).body.code).toBe('TOO_MANY_CODES');
    });
  });

  describe('an application', () => {
    const STORY = cashBy('application', 15n * UNIT, {
      timesPerMember: 1,
      trigger: { asksPictures: true },
    });
    const decide = (applicationId: string | undefined, decision: string) =>
      calls.office('POST', `/promotion-applications/${applicationId}/decision`, {
        decision,
        reason: 'A very good round',
      });

    it('waits for staff with its pictures, and brings the reward when it is approved', async () => {
      const id = await calls.publish(STORY);
      const member = await registerMember(app());
      expect((await apply(member, id)).body.code).toBe('PICTURE_NEEDED');
      const broken = await apply(member, id, [PNG, 'bm90IGEgcGljdHVyZSBhdCBhbGw=']);
      expect(broken.body).toMatchObject({
        code: 'INVALID_PICTURE',
        fields: { '/pictures/1': { code: 'NO_PICTURE' } },
      });
      const sent = await apply(member, id, [PNG, PNG]);
      expect(sent.body.value.promotion.status).toBe('applying');
      expect((await apply(member, id, [PNG])).body.code).toBe('APPLICATION_OPEN');
      const queue = await calls.office<ReplyOf<'listPromotionApplications'>>(
        'GET',
        '/promotion-applications',
      );
      const own = queue.body.value.items.find(({ memberId }) => memberId === member.memberId);
      expect(own?.pictures).toHaveLength(2);
      const picture = await app().server.app.inject({ url: own?.pictures[0]?.url ?? '' });
      expect(picture.headers['content-type']).toBe('image/webp');
      const approval = await decide(own?.applicationId, 'approve');
      expect((await approved(app(), approval)).status).toBe(200);
      expect((await decide(own?.applicationId, 'reject')).body.code).toBe(
        'PROMOTION_APPLICATION_NOT_FOUND',
      );
      expect(await statusOf(member, id)).toBe('issued');
      await calls.claimOnly(member);
      expect(await calls.funds(member)).toMatchObject({ cash: 15n });
      expect((await apply(member, id, [PNG])).body.code).toBe('ALREADY_CLAIMED');
    });

    it('is rejected with a reason, and may be sent again', async () => {
      const id = await calls.publish({
        ...STORY,
        trigger: { ...STORY.trigger, asksPictures: false },
      });
      const member = await registerMember(app());
      const sent = await apply(member, id);
      await decide(sent.body.value.application?.applicationId, 'reject');
      const { promotion, application } = await calls.detail(member, id);
      expect(promotion.status).toBe('rejected');
      expect(application?.note).toBe('A very good round');
      expect((await apply(member, id)).status).toBe(200);
    });
  });

  describe('a raffle', () => {
    it('gives a ticket for each amount of valid bets, and every draw can be computed again', async () => {
      const prizes = [
        { weight: 3, amountMicro: String(2n * UNIT), stock: 0 },
        { weight: 1, amountMicro: String(7n * UNIT), stock: 0 },
      ];
      const id = await calls.publish(
        cashBy('raffle', 1n, { prizes, trigger: { ticketMicro: String(10n * UNIT) } }),
      );
      const member = await registerMember(app());
      const draw = () =>
        calls.post<ReplyOf<'claimRafflePromotion'>>(member, '/promotion/raffle/claim', {
          promotionId: id,
        });
      expect((await draw()).body.code).toBe('NOTHING_TO_CLAIM');
      const { raffle: before } = await calls.detail(member, id);
      await deposit(app(), member, 40n * UNIT);
      await playRound(app(), member, 0n, true, 25n * UNIT);
      await calls.settle();
      expect((await calls.detail(member, id)).raffle).toMatchObject({
        tickets: 2,
        used: 0,
        towardsNextMicro: String(5n * UNIT),
      });
      const answers = await Promise.all(Array.from({ length: 5 }, draw));
      const won = answers.filter(({ status }) => status === 200).map(({ body }) => body.value);
      expect(won).toHaveLength(2);
      const paid = won.reduce((sum, { reward }) => sum + BigInt(reward.amountMicro) / UNIT, 0n);
      expect(await calls.funds(member)).toMatchObject({ cash: 15n + paid });
      const { raffle } = await calls.detail(member, id);
      const winners = (raffle?.winners ?? []).toSorted((one, other) => one.number - other.number);
      let commitment = before?.commitment ?? '';
      for (const { number, serverSeed, prize, account } of winners) {
        expect(commitToServerSeed(serverSeed)).toBe(commitment);
        expect(drawPrize(prizes, { serverSeed, salt: raffle?.salt ?? '', number })).toBe(prize);
        expect(account).toContain('***');
        commitment = serverSeed;
      }
      expect(raffle?.commitment).toBe(commitment);
      await expectLedgerWhole(app().database);
    });

    it('draws nothing that its budget does not cover, and keeps the ticket', async () => {
      const prizes = [{ weight: 1, amountMicro: String(4n * UNIT), stock: 0 }];
      const id = await calls.publish(
        cashBy('raffle', 1n, {
          prizes,
          budgetMicro: String(6n * UNIT),
          trigger: { ticketMicro: String(UNIT) },
        }),
      );
      const member = await registerMember(app());
      await deposit(app(), member, 20n * UNIT);
      await playRound(app(), member, 0n, true, 5n * UNIT);
      await calls.settle();
      const draw = () => calls.post(member, '/promotion/raffle/claim', { promotionId: id });
      expect((await draw()).status).toBe(200);
      expect((await draw()).body.code).toBe('BUDGET_SPENT');
      expect((await calls.detail(member, id)).raffle?.used).toBe(1);
    });
  });

  describe('protection', () => {
    it('holds a reward when one device has had it before, until staff have looked', async () => {
      const id = await calls.publish(SIGN_UP);
      const first = await registerMember(app());
      const second = await registerMember(app());
      for (const { memberId } of [first, second]) {
        await app()
          .server.database.db.insertInto('known_device')
          .values({
            brand: 'denluma',
            account_id: BigInt(memberId),
            token_hash: `device of ${id}`,
            seen_at: app().clock.now(),
          })
          .execute();
      }
      await joinSignUp(first, id);
      expect(await calls.claimable(first)).toHaveLength(1);
      await joinSignUp(second, id);
      expect(await statusOf(second, id)).toBe('process');
      expect((await claimSignUp(second, id)).body.code).toBe('REWARD_HELD');
      const held = await calls.office<ReplyOf<'listHeldRewards'>>('GET', '/held-rewards');
      const own = held.body.value.items.find(({ memberId }) => memberId === second.memberId);
      expect(own?.signals).toEqual(['device']);
      const decide = () =>
        calls.office('POST', `/held-rewards/${own?.rewardId}/decision`, {
          decision: 'approve',
          reason: 'Sisters, both verified',
        });
      // The campaigns that this person published today count towards what one person may give.
      expect((await approved(app(), await decide())).status).toBe(200);
      expect((await decide()).body.code).toBe('HELD_REWARD_NOT_FOUND');
      expect((await claimSignUp(second, id)).status).toBe(200);
    });

    it('tells a player who wants none of no offer, by message or announcement', async () => {
      const member = await registerMember(app());
      const words = { language: 'es', title: 'Doble viernes', content: '<p>Recarga</p>' };
      const draft = {
        audience: { kind: 'members', usernames: [member.username] },
        texts: [words],
        showsAt: null,
        isOffer: true,
      };
      const sent = await calls.office('POST', '/inbox', { draft, reason: 'a test needs it' });
      expect(sent.status, JSON.stringify(sent.body)).toBe(200);
      const desk = announcementDesk(app, await signInStaff(app(), 'admin'));
      const notice = draftOf({ promotionType: 'deposit', texts: [words] });
      await desk.publish((await desk.create(notice)).body.value);
      const told = async (): Promise<readonly number[]> => {
        const inbox = await calls.get<ReplyOf<'listInbox'>>(member, '/message/list');
        const { notices } = await calls.get<ReplyOf<'listAnnouncements'>>(member, '/announcements');
        return [inbox.items, notices].map(
          (list) => list.filter(({ title }) => title === words.title).length,
        );
      };
      expect(await told()).toEqual([1, 1]);
      await app().call('PUT', '/wps/relay/promotions/choice', {
        token: member.token,
        body: { optedOut: true },
      });
      expect(await told()).toEqual([0, 0]);
    });

    it('gives no bonus to a player who has just taken a withdrawal back', async () => {
      const { member, bankAccountId } = await payee(app(), 100n * UNIT);
      const id = await calls.publish({ trigger: { depositNumber: 0 } });
      await calls.join(member, id);
      const asked = await request(app(), member, bankAccountId, 50n * UNIT);
      if (asked.body.code === 'PAYEE_COOLING_DOWN') await calls.pass(100, member);
      const { body } =
        asked.status === 200 ? asked : await request(app(), member, bankAccountId, 50n * UNIT);
      const cancelled = await calls.post(
        member,
        `/withdrawals/${body.value.withdrawalId}/cancellation`,
      );
      expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200);
      await deposit(app(), member, 50n * UNIT);
      await calls.settle();
      expect(await calls.claimable(member)).toEqual([]);
      expect((await calls.detail(member, id)).promotion.obstacle).toBe('withdrawalTakenBack');
    });
  });
});
