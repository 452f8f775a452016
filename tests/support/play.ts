import type { TestMember } from './members.ts';
import type { TestApp } from './test-app.ts';
import { injectedWallet, vendorSignatureHeaders } from './vendor.ts';

export const JADE = { vassalage: 'house', gameCode: 'jade-orchard', mode: 'real' } as const;

let made = 0;

/** Opens our own slot. @returns the launch token */
export async function launchJade(
  app: TestApp,
  { token }: Pick<TestMember, 'token'>,
  mode: 'real' | 'demo' = 'real',
  address: { host?: string } = {},
): Promise<string> {
  const launch = await app.call<{ launchToken: string }>('POST', '/wps/game/launchGame', {
    token,
    ...address,
    body: { ...JADE, mode },
  });
  if (launch.status !== 200) throw new Error(`not launched: ${JSON.stringify(launch.body)}`);
  return launch.body.value.launchToken;
}

export interface HouseSeeds {
  seeds: { serverSeedHash: string; clientSeed: string; nextNonce: number } | null;
  nextServerSeedHash: string;
}

/** Sees the commitment and chooses a client seed, as the site does before the first round. */
export async function chooseSeed(
  app: TestApp,
  token: string,
  clientSeed = 'seed-of-a-test',
  address: { host?: string } = {},
): Promise<HouseSeeds> {
  const session = await app.call<HouseSeeds>('GET', '/house/session', { token, ...address });
  const { seeds, nextServerSeedHash } = session.body.value;
  const chosen = await app.call('POST', '/house/seed/rotate', {
    token,
    ...address,
    body: { serverSeedHash: seeds?.serverSeedHash ?? null, nextServerSeedHash, clientSeed },
  });
  if (chosen.status !== 200) throw new Error(`not chosen: ${JSON.stringify(chosen.body)}`);
  return session.body.value;
}

/** A round as a vendor sends it: each of its messages when it is asked for. */
export function vendorRound(app: TestApp, { memberId }: TestMember, token: string) {
  made += 1;
  const round = {
    roundId: `round-${made}`,
    token,
    memberId,
    gameCode: JADE.gameCode,
    currency: 'PEN',
  };
  const betId = `bet-${made}`;
  const winId = `win-${made}`;
  const send = (path: 'bet' | 'win' | 'rollback' | 'round/close', message: object) => {
    const body = JSON.stringify({ ...round, ...message });
    return injectedWallet(app).send(path, body, vendorSignatureHeaders(body));
  };
  return {
    /** Of 1.00 unless told. */
    bet: (amountMicro = 1_000_000n) =>
      send('bet', { transactionId: betId, amountMicro: String(amountMicro) }),
    close: () => send('round/close', {}),
    rollback: () =>
      send('rollback', { transactionId: `undo-${betId}`, referenceTransactionId: betId }),
    win: (payoutMicro: bigint, closes = true) =>
      send('win', {
        transactionId: winId,
        referenceTransactionId: betId,
        amountMicro: String(payoutMicro),
        roundClosed: closes,
      }),
  };
}

/** A round of one bet, of 1.00 unless told, and one win. */
export async function playRound(
  app: TestApp,
  member: TestMember,
  payoutMicro: bigint,
  closes = true,
  stakeMicro = 1_000_000n,
): Promise<void> {
  const round = vendorRound(app, member, await launchJade(app, member));
  for (const answer of [await round.bet(stakeMicro), await round.win(payoutMicro, closes)]) {
    if (answer.status !== 200) throw new Error(`not taken: ${JSON.stringify(answer.body)}`);
  }
}

/** Takes the newest round of a player back, as a vendor does after the settlement. */
export async function voidNewestRound(
  { database, clock }: TestApp,
  { memberId }: Pick<TestMember, 'memberId'>,
): Promise<void> {
  const { db } = database;
  const { id } = await db
    .selectFrom('round')
    .select('id')
    .where('member_id', '=', BigInt(memberId))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('round')
    .set({ status: 'rolled_back', stake_micro: 0n, payout_micro: 0n })
    .where('id', '=', id)
    .execute();
  const payload = JSON.stringify({ brand: 'denluma', rounds: [String(id)] });
  const row = { topic: 'round.settled' as const, shard: 0, payload };
  await db
    .insertInto('outbox')
    .values({ ...row, id, created_at: clock.now() })
    .execute();
}
