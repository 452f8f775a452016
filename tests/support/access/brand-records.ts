import { vi } from 'vitest';
import type { Deposit, OfficeAnnouncement, OfficeFeedback } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { roundProjection } from '#server/features/vendor-wallet/round-projection.ts';
import { newId } from '#server/platform/id.ts';
import { announcementDesk, draftOf } from '../announcements.ts';
import { registerMember, type TestMember } from '../members.ts';
import { makeAgentRecords } from './agent-records.ts';
import { makeLotteryRecords } from './lottery-records.ts';
import { makePromotionRecords } from './promotion-records.ts';
import { makeMoneyRecords } from './money-records.ts';
import { chooseSeed, JADE } from '../play.ts';
import type { KnownValues } from '../request-junk/schema-values.ts';
import { signInStaff } from '../staff.ts';
import type { TestApp } from '../test-app.ts';

let made = 0;

/** A brand's member with one record of each kind, as values for the keys of the contract. */
export async function makeRecords(
  app: TestApp,
  { brand, host, member }: { brand: string; host: string; member: TestMember },
): Promise<KnownValues> {
  const { token } = member;
  const call = async <T>(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    body?: object,
    as = token,
  ) => {
    made += 1;
    const ip = `10.60.${made >> 8}.${made & 255}`;
    const options = {
      host,
      ip,
      key: `record-key-${made}`,
      ...(body === undefined ? {} : { body }),
    };
    const answer = await app.call<T>(method, url, { ...options, token: as });
    if (answer.status !== 200) throw new Error(`${url}: ${JSON.stringify(answer.body)}`);
    return answer.body.value;
  };
  const pay = async (as: string) => {
    const order = { channel: 'sandbox', amountMicro: '50000000' };
    const paid = await call<Deposit>('POST', '/wps/relay/deposits', order, as);
    await call('POST', `/payments/sandbox/${paid.reference}/settle`, { outcome: 'paid' });
    return paid;
  };
  const play = async (as: string) => {
    const url = '/wps/game/launchGame';
    const { launchToken } = await call<{ launchToken: string }>('POST', url, JADE, as);
    await chooseSeed(app, launchToken, undefined, { host });
    const stake = { stakeMicro: '1000000' };
    const { roundId } = await call<{ roundId: string }>(
      'POST',
      '/house/rounds',
      stake,
      launchToken,
    );
    return { launchToken, roundId };
  };
  const { reference } = await pay(token);
  await play(token);
  const money = await makeMoneyRecords(app, call, member.password);
  const lottery = await makeLotteryRecords(app, call);
  const { memberId: owner } = member;
  const agents = await makeAgentRecords(app, { brand, host, memberId: owner });
  const promotions = await makePromotionRecords(app, { brand, host, memberId: owner });
  // Another player holds the game open: the member's own launches would end it.
  const player = await registerMember(app, { host });
  await pay(player.token);
  const { launchToken, roundId: houseRoundId } = await play(player.token);
  // A sign-in ends the member's other sessions, so the known password belongs to a third member.
  const signer = await registerMember(app, { host });
  const [round] = await vi.waitFor(
    async () => {
      const { items } = await call<ReplyOf<'listRounds'>>('GET', '/wps/relay/rounds');
      if (items.length === 0) throw new Error('the round is not in the records yet');
      return items;
    },
    { timeout: 20_000, interval: 50 },
  );
  await call('PUT', '/wps/feedback', { questionType: 'deposit', content: 'Where is it?' });
  const admin = await signInStaff(app, 'admin');
  const desk = announcementDesk(() => app, admin);
  const announcement: OfficeAnnouncement = (await desk.create(draftOf(), { brand })).body.value;
  const feedback = await app.call<{ items: OfficeFeedback[] }>(
    'GET',
    `/office/api/brands/${brand}/feedback`,
    { headers: admin.headers },
  );
  const eventId = newId();
  await plantDeadEvent(app, { brand, eventId });
  const messageId = newId();
  await plantFailedMessage(app, { brand, messageId });
  const inboxMessageId = newId();
  const sendingId = newId();
  await plantInboxMessage(app, { brand, id: inboxMessageId, memberId: BigInt(member.memberId) });
  await plantInboxMessage(app, { brand, id: sendingId, memberId: null });
  return {
    brand: [brand],
    code: [await invite(app, { brand, memberId: player.memberId })],
    eventId: [String(eventId)],
    messageId: [String(messageId)],
    inboxMessageId: [String(inboxMessageId)],
    sendingId: [String(sendingId)],
    consumer: [roundProjection.name],
    memberId: [player.memberId],
    username: [signer.username],
    password: [signer.password],
    ...money,
    ...lottery,
    ...agents,
    ...promotions,
    channel: ['sandbox'],
    reference: [reference],
    roundId: [round?.roundId],
    houseRoundId: [houseRoundId],
    token: [launchToken],
    announcementId: [announcement.id],
    feedbackId: [feedback.body.value.items[0]?.id],
  };
}

/** The same code on every brand: whoever asks is answered. @returns it */
async function invite(
  app: TestApp,
  { brand, memberId }: { brand: string; memberId: string },
): Promise<string> {
  const code = 'MATRIX01';
  await app.database.db
    .insertInto('affiliate_code')
    .values({
      brand,
      code_key: code,
      code,
      agent_id: BigInt(memberId),
      created_at: app.clock.now(),
    })
    .execute();
  return code;
}

/** Puts a failed event into a brand's list, and back there after a retry. */
export async function plantDeadEvent(
  app: TestApp,
  { brand, eventId }: { brand: string; eventId: bigint },
): Promise<void> {
  const now = new Date();
  const { db } = app.database;
  await db.deleteFrom('outbox_delivery').where('id', '=', eventId).execute();
  await db
    .insertInto('outbox_dead')
    .values({
      shard: 0,
      id: eventId,
      consumer: roundProjection.name,
      brand,
      topic: 'ledger.bet',
      // No movement: processed without effect when it is retried.
      payload: '{}',
      created_at: now,
      attempts: 5,
      error: 'planted',
      died_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Puts a message into a member's inbox, or one that waits for a second person, and back there after it
 * was deleted or confirmed.
 */
export async function plantInboxMessage(
  app: TestApp,
  { brand, id, memberId }: { brand: string; id: bigint; memberId: bigint | null },
): Promise<void> {
  const { db } = app.database;
  const position = memberId === null ? null : id;
  await db.deleteFrom('inbox_mark').where('message_id', '=', id).execute();
  await db
    .insertInto('inbox_message')
    .values({
      id,
      brand,
      position,
      audience: memberId === null ? 'everybody' : 'members',
      event: null,
      texts: JSON.stringify([{ language: 'es', title: 'planted', content: '<p>x</p>' }]),
      shows_at: null,
      written_by: null,
      confirmed_by: null,
      created_at: app.clock.now(),
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ position, recalled_at: null, confirmed_by: null }),
    )
    .execute();
  if (memberId === null) return;
  await db
    .insertInto('inbox_recipient')
    .values({ brand, member_id: memberId, position: id, message_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Puts a failed message into a brand's list, and back there after a retry. */
export async function plantFailedMessage(
  app: TestApp,
  { brand, messageId }: { brand: string; messageId: bigint },
): Promise<void> {
  const { db } = app.database;
  const now = app.clock.now();
  await db.deleteFrom('message').where('id', '=', messageId).execute();
  await db
    .insertInto('message')
    .values({
      id: messageId,
      brand,
      channel: 'mail',
      recipient: 'luna@example.com',
      language: 'es',
      subject: 'planted',
      body: null,
      status: 'failed',
      attempts: 6,
      due_at: now,
      expires_at: new Date(now.getTime() + 3_600_000),
      created_at: now,
      sent_at: null,
      error: 'planted',
    })
    .execute();
}

/** Undoes the end of a member's sessions, and what the account has become. */
export async function reviveSessions(app: TestApp, memberId: bigint): Promise<void> {
  const { db } = app.database;
  await db
    .updateTable('member_session')
    .set({ ended_at: null, end_reason: null })
    .where('member_id', '=', memberId)
    .execute();
  await db.updateTable('member').set({ account_type: 0 }).where('id', '=', memberId).execute();
  await db
    .updateTable('game_session')
    .set({ ended_at: null })
    .where('member_id', '=', memberId)
    .execute();
}
