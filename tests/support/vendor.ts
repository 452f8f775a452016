import { DEFAULT_SESSION_LIMITS } from '#domain/session/default-session-limits.ts';
import type { AddressInfo } from 'node:net';
import { depositPostings } from '#domain/ledger/deposit-postings.ts';
import { adjustmentPostings } from './postings.ts';
import { HOUSE } from '#domain/ledger/account-kind.ts';
import { openGameSession } from '#server/features/lobby/launch-game.ts';
import { openMemberSession } from '#server/platform/session/session-store.ts';
import { openMemberAccounts } from '#server/ledger/open-member-accounts.ts';
import type { PostingRequest } from '#server/ledger/transfer-request.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Server } from '#server/compose.ts';
import { newId } from '#server/platform/id.ts';
import { sha256Hex } from '#server/platform/signature.ts';
import { expectLedgerWhole } from './ledger-oracle.ts';
import { registration } from './members.ts';
import { keptConnections, postJson } from './post-json.ts';
import { HOST, OTHER_HOST, SECRETS, type TestApp } from './test-app.ts';
import { vendorSignature } from './wallet-conformance/vendor-book.ts';
import type {
  WalletOperator,
  WalletPlayer,
  WalletReply,
  WalletTarget,
} from './wallet-conformance/wallet-target.ts';

const VENDOR = 'house';
const BRAND = 'denluma';
const GAME = 'jade-orchard';
const CURRENCY = 'PEN';

/** The headers by which our own vendor signs a body. */
export function vendorSignatureHeaders(body: string | Buffer): Record<string, string> {
  return { 'x-vendor': VENDOR, 'x-signature': vendorSignature(SECRETS.HOUSE_VENDOR_SECRET, body) };
}

/** Our own app, called without a network. */
export function injectedWallet(app: TestApp): WalletTarget {
  return {
    ...walletOf(app),
    send: async (path, payload, headers) => {
      const answer = await app.server.app.inject({
        method: 'POST',
        url: `/wallet/v1/${path}`,
        payload,
        headers: { host: HOST, 'content-type': 'application/json', ...headers },
      });
      return { status: answer.statusCode, body: answer.json<WalletReply['body']>() };
    },
  };
}

/** Our own app behind a port, as vendors reach it. */
export async function listeningWallet(
  app: TestApp,
): Promise<{ target: WalletTarget; close: () => Promise<void> }> {
  await app.server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.app.server.address() as AddressInfo;
  const agent = keptConnections();
  return {
    target: {
      ...walletOf(app),
      send: walletAt(agent, `http://127.0.0.1:${port}`, { host: HOST }),
    },
    close: () => Promise.resolve(agent.destroy()),
  };
}

/** Sends to the wallet behind an address; what a vendor's own engineers need of this file. */
export function walletAt(
  agent: ReturnType<typeof keptConnections>,
  origin: string,
  always: Readonly<Record<string, string>> = {},
): WalletTarget['send'] {
  return async (path, body, headers) => {
    const url = new URL(`/wallet/v1/${path}`, origin);
    const { status, text } = await postJson(agent, url, body, { ...always, ...headers });
    return { status, body: JSON.parse(text) as WalletReply['body'] };
  };
}

function walletOf(app: TestApp): Omit<WalletTarget, 'send'> {
  return {
    vendor: VENDOR,
    stakeUnitMicro: 10_000n,
    keys: [SECRETS.HOUSE_VENDOR_SECRET, SECRETS.HOUSE_VENDOR_OLD_SECRET],
    openPlayer: (balanceMicro) => openWalletPlayer(app.server, balanceMicro),
    operator: operatorOf(app),
  };
}

/** A member with cash and a launched game, made behind the doors that other tests walk through. */
export async function openWalletPlayer(
  server: Pick<Server, 'database' | 'ledger'>,
  balanceMicro: bigint,
): Promise<WalletPlayer> {
  const memberId = newId();
  const member = { brand: BRAND, memberId, currency: CURRENCY };
  const token = await server.database.db.transaction().execute(async (tx) => {
    const username = `wallet${memberId}`;
    await tx
      .insertInto('member')
      .values({
        id: memberId,
        brand: BRAND,
        username,
        username_key: username,
        password_hash: 'none fits',
        language: 'es',
        currency: CURRENCY,
        terms_version: '1',
        terms_accepted_at: new Date(),
      })
      .execute();
    await openMemberAccounts(tx, member);
    const signIn = {
      ...member,
      kind: 'bearer' as const,
      ip: '127.0.0.1',
      userAgent: '',
      limits: DEFAULT_SESSION_LIMITS,
    };
    const { tokenHash } = await openMemberSession(tx, signIn, systemClock);
    const of = { vendor: VENDOR, gameCode: GAME, mode: 'real' as const };
    const launch = { ...member, ...of, memberSessionHash: tokenHash };
    return (await openGameSession(tx, launch, systemClock)).token;
  });
  await fund(server, {
    ...member,
    kind: 'deposit',
    postings: depositPostings({ amountMicro: balanceMicro, channel: 'test-channel' }),
  });
  return { memberId: String(memberId), token, gameCode: GAME, currency: CURRENCY };
}

async function fund(
  server: Pick<Server, 'ledger'>,
  request: Pick<PostingRequest, 'brand' | 'memberId' | 'currency' | 'kind' | 'postings'>,
): Promise<void> {
  const externalRef = `fund-${newId()}`;
  const outcome = await server.ledger.post({ ...request, provider: 'test-funding', externalRef });
  if (outcome.status !== 'posted') throw new Error(`not funded: ${outcome.reason}`);
}

function operatorOf({ server, clock, database }: TestApp): WalletOperator {
  const { db } = database;
  const launch = (player: WalletPlayer, vendor: string) =>
    db.transaction().execute(async (tx) => {
      const { gameCode, currency } = player;
      const memberId = BigInt(player.memberId);
      const { token_hash: memberSessionHash } = await tx
        .selectFrom('member_session')
        .select('token_hash')
        .where('member_id', '=', memberId)
        .where('ended_at', 'is', null)
        .executeTakeFirstOrThrow();
      const game = { vendor, gameCode, currency, mode: 'real' as const };
      const session = { brand: BRAND, memberId, ...game, memberSessionHash };
      return openGameSession(tx, session, clock);
    });
  return {
    otherHost: OTHER_HOST,
    relaunch: async (player) => ({ ...player, token: (await launch(player, VENDOR)).token }),
    expire: async ({ token }) => {
      await db
        .updateTable('game_session')
        .set({ expires_at: new Date(clock.now().getTime() - 1) })
        .where('token_hash', '=', sha256Hex(token))
        .execute();
    },
    block: async ({ memberId }) => {
      await db
        .updateTable('member')
        .set({ status: 'blocked' })
        .where('id', '=', BigInt(memberId))
        .execute();
    },
    tokenOfOtherVendor: async (player) => (await launch(player, 'another-vendor')).token,
    grant: (player, granted, amountMicro) =>
      fund(server, {
        brand: BRAND,
        memberId: BigInt(player.memberId),
        currency: player.currency,
        kind: 'adjustment',
        postings: adjustmentPostings({ amountMicro, fund: granted, against: HOUSE }),
      }),
    setSiteStatus: async (status) => {
      await db.updateTable('brand').set({ site_status: status }).where('id', '=', BRAND).execute();
      await server.brands.reload();
    },
    expectBooksWhole: (references) =>
      expectLedgerWhole(database, {
        acknowledged: references.map((externalRef) => ({ provider: VENDOR, externalRef })),
      }),
  };
}

/** A member who comes in by the front door of a running server, pays in and opens the game. */
export async function launchOverHttp(
  agent: ReturnType<typeof keptConnections>,
  origin: string,
  balanceMicro: bigint,
): Promise<WalletPlayer> {
  const call = async <T>(
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<T> => {
    const all = { host: HOST, ...headers };
    const reply = await postJson(agent, new URL(path, origin), JSON.stringify(body), all, method);
    const envelope = JSON.parse(reply.text) as { success: boolean; value: T };
    if (!envelope.success) throw new Error(`${path} answered ${reply.text}`);
    return envelope.value;
  };
  const username = `w${newId()}`;
  const member = await call<{ memberId: string; session: { token: string } }>(
    'PUT',
    '/wps/member/register',
    registration(username),
  );
  const signedIn = { authorization: `Bearer ${member.session.token}` };
  const order = await call<{ reference: string }>(
    'POST',
    '/wps/relay/deposits',
    { channel: 'sandbox', amountMicro: String(balanceMicro) },
    { ...signedIn, 'idempotency-key': username },
  );
  await call('POST', `/payments/sandbox/${order.reference}/settle`, { outcome: 'paid' });
  const launch = { vassalage: VENDOR, gameCode: GAME, mode: 'real' };
  const { launchToken } = await call<{ launchToken: string }>(
    'POST',
    '/wps/game/launchGame',
    launch,
    signedIn,
  );
  return { memberId: member.memberId, token: launchToken, gameCode: GAME, currency: CURRENCY };
}
