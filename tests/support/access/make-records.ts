import { vi } from 'vitest';
import type { Deposit } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { registerMember, type TestMember } from '../members.ts';
import { chooseSeed, JADE } from '../play.ts';
import type { KnownValues } from '../request-junk/schema-values.ts';
import type { TestApp } from '../test-app.ts';
import { FIXTURES } from './access-fixtures.ts';

let made = 0;

/**
 * A brand's member who has paid in and played, and the records that the features declare, as values for the
 * keys of the contract.
 */
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
  const features: KnownValues[] = [];
  for (const { make } of FIXTURES) {
    if (make !== undefined) features.push(await make({ app, brand, host, member, call }));
  }
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
  return {
    ...Object.assign({}, ...features),
    brand: [brand],
    code: [await invite(app, { brand, memberId: player.memberId })],
    memberId: [player.memberId],
    username: [signer.username],
    password: [signer.password],
    channel: ['sandbox'],
    reference: [reference],
    roundId: [round?.roundId],
    houseRoundId: [houseRoundId],
    token: [launchToken],
  };
}

/** Makes a code that is the same on every brand, so that each caller is answered. @returns it */
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
