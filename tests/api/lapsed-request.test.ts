import { describe, expect, it } from 'vitest';
import type { CampaignRecord } from '#contract/generated/types.ts';
import { newId } from '#server/platform/id.ts';
import { agentCalls, freshKey } from '#tests/support/agents.ts';
import { registerMember } from '#tests/support/members.ts';
import { AT, campaignOf, cashBy, promotionCalls, UNIT } from '#tests/support/promotions.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const REASON = { reason: 'a test needs it' };

/** A request that waits for a second person. */
interface Waiting {
  /** Address of its approval. */
  readonly path: string;
  readonly body?: object;
}

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const agents = agentCalls(app);
  const promotions = promotionCalls(app);

  async function post<Value>({ headers }: TestStaff, path: string, body: object): Promise<Value> {
    const options = { headers, key: freshKey(), body: { ...REASON, ...body } };
    const answer = await app().call<Value>('POST', path, options);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.value;
  }

  const requests: Record<string, (author: TestStaff) => Promise<Waiting>> = {
    async adjustment(author) {
      const { memberId } = await registerMember(app());
      const path = `/office/api/members/${memberId}/adjustments`;
      const body = { amountMicro: String(UNIT) };
      const { adjustmentId } = await post<{ adjustmentId: string }>(author, path, body);
      return { path: `${AT}/adjustments/${adjustmentId}/decision` };
    },
    async campaign(author) {
      const campaign = campaignOf(app().clock.now(), { budgetMicro: String(1_000_000n * UNIT) });
      const { campaignId, revision } = await post<CampaignRecord>(author, `${AT}/campaigns`, {
        campaign,
      });
      const path = `${AT}/campaigns/${campaignId}`;
      const asked = await post<CampaignRecord>(author, `${path}/publication`, { revision });
      expect(asked.state).toBe('waiting');
      return { path: `${path}/decision`, body: { revision } };
    },
    async 'reward grant'(author) {
      const campaignId = await promotions.publish(cashBy('staff'));
      const { memberId } = await registerMember(app());
      const path = `/office/api/members/${memberId}/reward-grants`;
      const { grantId } = await post<{ grantId: string }>(author, path, { campaignId });
      return { path: `${AT}/reward-grants/${grantId}/decision` };
    },
    async 'agent move'(author) {
      const [from, to] = [await agents.topAgent(), await agents.topAgent()];
      const { memberId } = await agents.downlineOf(from);
      const body = { memberId, uplineId: to.memberId };
      const { moveId } = await post<{ moveId: string }>(author, `${AT}/agent-moves`, body);
      return { path: `${AT}/agent-moves/${moveId}/decision` };
    },
    async 'round refund'(author) {
      const { memberId } = await registerMember(app());
      const id = newId();
      await app()
        .database.db.insertInto('round_refund')
        .values({
          id,
          brand: 'denluma',
          vendor: 'house',
          round_ref: `lapsed ${id}`,
          round_id: id,
          member_id: BigInt(memberId),
          currency: 'PEN',
          amount_micro: UNIT,
          status: 'waiting',
          reason: 'planted',
          requested_by: BigInt(author.staffId),
          requested_at: app().clock.now(),
        })
        .execute();
      return { path: `${AT}/round-refunds/${id}/decision` };
    },
    async 'message to everybody'(author) {
      const texts = [{ language: 'es', title: 'Hola', content: '<p>Un mensaje.</p>' }];
      const draft = { audience: { kind: 'everybody' }, texts, showsAt: null };
      const { id } = await post<{ id: string }>(author, `${AT}/inbox`, { draft });
      return { path: `${AT}/inbox/${id}/confirm` };
    },
  };
  const setAuthor = ({ staffId }: TestStaff, change: { status?: string; role?: string }) =>
    app().database.db.updateTable('staff').set(change).where('id', '=', BigInt(staffId)).execute();

  describe('a second person', () => {
    it.each(Object.keys(requests))(
      'does not approve the %s of an author who was blocked or demoted meanwhile',
      async (kind) => {
        const author = await signInStaff(app(), 'operator');
        const approver = await signInStaff(app(), 'operator');
        const waiting = await requests[kind]?.(author);
        const approve = async () => {
          const decision = kind === 'message to everybody' ? {} : { decision: 'approve' };
          const answer = await app().call('POST', waiting?.path ?? '', {
            headers: approver.headers,
            key: freshKey(),
            body: { ...REASON, ...waiting?.body, ...decision },
          });
          return [answer.status, answer.body.code];
        };
        await setAuthor(author, { status: 'blocked' });
        expect(await approve()).toEqual([409, 'STAFF_ACT_LAPSED']);
        await setAuthor(author, { status: 'active', role: 'support' });
        expect(await approve()).toEqual([409, 'STAFF_ACT_LAPSED']);
      },
    );
  });
});
