import { DEFAULT_SESSION_LIMITS } from '#domain/session/default-session-limits.ts';
import type { AddressInfo } from 'node:net';
import { depositPostings } from '#domain/ledger/deposit-postings.ts';
import { adjustmentPostings } from './postings.ts';
import { HOUSE } from '#domain/ledger/account-kind.ts';
import { openGameSession } from '#server/vendors/open-game-session.ts';
import { openMemberSession } from '#server/platform/session/session-store.ts';
import { openMemberAccounts } from '#server/ledger/open-member-accounts.ts';
import type { PostingRequest } from '#server/ledger/transfer-request.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Server } from '#server/compose.ts';
import { newId } from '#server/platform/id.ts';
import { sha256Hex } from '#server/platform/signature.ts';
import type { Dialect, RawAnswer, SentCall } from '#server/outside/dialects/dialect.ts';
import { dialect } from '#server/outside/dialects/hmac/dialect.ts';
import { startExclusion } from '#server/account/exclusion.store.ts';
import { writeLimit } from '#server/account/safer-play/player-limit.store.ts';
import { noteTerms } from '#server/promotion/turnover/turnover.store.ts';
import { launchPlayer } from '../../scripts/vendor-conformance/launch-player.ts';
import { headersOf, walletPath } from '../../scripts/vendor-conformance/open-by-address.ts';
import type {
  ConformanceTarget,
  WalletOperator,
  WalletPlayer,
} from '../../scripts/vendor-conformance/target.ts';
import { expectLedgerWhole } from './ledger-oracle.ts';
import { keptConnections, postJson } from './post-json.ts';
import { HOST, OTHER_HOST, SECRETS, type TestApp } from './test-app.ts';
import { vendorSignature } from './vendor-signature.ts';
import type { WalletReply } from './wallet-conformance/wallet-target.ts';

const VENDOR = 'house';
const BRAND = 'denluma';
const GAME = 'jade-orchard';
const CURRENCY = 'PEN';

/** A vendor that the wallet is called as. */
export interface CallingAs {
  readonly vendor: string;
  readonly dialect: Dialect;
  readonly keys: readonly [string, ...string[]];
  readonly gameCode: string;
}

const AS_HOUSE: CallingAs = {
  vendor: VENDOR,
  dialect,
  keys: [SECRETS.HOUSE_VENDOR_SECRET, SECRETS.HOUSE_VENDOR_OLD_SECRET],
  gameCode: GAME,
};

/** The headers by which our own vendor signs a body. */
export function vendorSignatureHeaders(body: string | Buffer): Record<string, string> {
  return { 'x-vendor': VENDOR, 'x-signature': vendorSignature(SECRETS.HOUSE_VENDOR_SECRET, body) };
}

/** Sends calls of the dialect, or a body with headers to a path of our own contract. */
interface WalletSend {
  (...call: Parameters<ConformanceTarget['send']>): Promise<RawAnswer>;
  (path: string, body: string, headers: Readonly<Record<string, string>>): Promise<WalletReply>;
}

type Deliver = (
  path: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<RawAnswer>;

function sendBy(deliver: Deliver, as: CallingAs = AS_HOUSE): WalletSend {
  const send = async (
    first: string,
    sent: SentCall | string,
    last?: string | Readonly<Record<string, string>>,
  ): Promise<RawAnswer | WalletReply> => {
    if (typeof sent === 'string') {
      const headers = { 'content-type': 'application/json', ...(last as object) };
      const { status, body } = await deliver(`/wallet/v1/${first}`, sent, headers);
      return { status, body: JSON.parse(body) as WalletReply['body'] };
    }
    const kind = first as Parameters<ConformanceTarget['send']>[0];
    const path = walletPath(as.dialect, as.vendor, kind, last as string | undefined);
    return deliver(path, sent.body, headersOf(sent));
  };
  return send as WalletSend;
}

export type TestWallet = ConformanceTarget & { readonly send: WalletSend };

/** Our own app, called without a network. */
export function injectedWallet(app: TestApp, as: CallingAs = AS_HOUSE): TestWallet {
  const deliver: Deliver = async (url, payload, headers) => {
    const all = { host: HOST, ...headers };
    const answer = await app.server.app.inject({ method: 'POST', url, payload, headers: all });
    return { status: answer.statusCode, body: answer.body };
  };
  return { ...walletOf(app, as, deliver), send: sendBy(deliver, as) };
}

/** Our own app behind a port, as vendors reach it. */
export async function listeningWallet(
  app: TestApp,
): Promise<{ target: TestWallet; close: () => Promise<void> }> {
  await app.server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.app.server.address() as AddressInfo;
  const agent = keptConnections();
  const send = walletAt(agent, `http://127.0.0.1:${port}`, { host: HOST });
  return {
    target: { ...walletOf(app, AS_HOUSE), send },
    close: () => Promise.resolve(agent.destroy()),
  };
}

/** Sends to the wallet behind an address. */
export function walletAt(
  agent: ReturnType<typeof keptConnections>,
  origin: string,
  always: Readonly<Record<string, string>> = {},
): WalletSend {
  return sendBy(async (path, body, headers) => {
    const all = { ...always, ...headers };
    const { status, text } = await postJson(agent, new URL(path, origin), body, all);
    return { status, body: text };
  });
}

function walletOf(app: TestApp, as: CallingAs, deliver?: Deliver): Omit<ConformanceTarget, 'send'> {
  const { vendor, keys } = as;
  const { token } = as.dialect;
  const tokens = new Map<string, string>();
  return {
    vendor,
    dialect: as.dialect,
    stakeUnitMicro: 10_000n,
    keys,
    openPlayer: (balanceMicro) => openWalletPlayer(app.server, balanceMicro, as),
    operator: operatorOf(app, as),
    ...(token !== undefined &&
      deliver !== undefined && {
        accessToken: async (key: string) => {
          const known = tokens.get(key);
          if (known !== undefined) return known;
          const path = `/wallet/${as.dialect.code}/${vendor}/${token.path}`;
          const body = JSON.stringify({ grant_type: 'client_credentials', client_secret: key });
          const answer = await deliver(path, body, { 'content-type': 'application/json' });
          const given = (JSON.parse(answer.body) as { access_token?: string }).access_token ?? '';
          if (given !== '') tokens.set(key, given);
          return given;
        },
      }),
  };
}

/** A member with cash and a launched game, made behind the doors that other tests walk through. */
export async function openWalletPlayer(
  server: Pick<Server, 'database' | 'ledger'>,
  balanceMicro: bigint,
  { vendor, gameCode }: Pick<CallingAs, 'vendor' | 'gameCode'> = AS_HOUSE,
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
    const of = { vendor, gameCode, mode: 'real' as const };
    const launch = { ...member, ...of, memberSessionHash: tokenHash };
    return (await openGameSession(tx, launch, systemClock)).token;
  });
  await fund(server, {
    ...member,
    kind: 'deposit',
    postings: depositPostings({ amountMicro: balanceMicro, channel: 'test-channel' }),
  });
  return { memberId: String(memberId), token, gameCode, currency: CURRENCY };
}

async function fund(
  server: Pick<Server, 'ledger'>,
  request: Pick<PostingRequest, 'brand' | 'memberId' | 'currency' | 'kind' | 'postings'>,
): Promise<void> {
  const externalRef = `fund-${newId()}`;
  const outcome = await server.ledger.post({ ...request, provider: 'test-funding', externalRef });
  if (outcome.status !== 'posted') throw new Error(`not funded: ${outcome.reason}`);
}

function operatorOf(
  { server, clock, database }: TestApp,
  { vendor: own }: Pick<CallingAs, 'vendor'>,
): WalletOperator {
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
    relaunch: async (player) => ({ ...player, token: (await launch(player, own)).token }),
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
    exclude: async ({ memberId }) => {
      const member = { brand: BRAND, memberId: BigInt(memberId) };
      const exclusion = { period: 'day', source: 'player' } as const;
      await db.transaction().execute((tx) => startExclusion(tx, member, exclusion, clock));
    },
    setLimit: async ({ memberId }, limit) => {
      const member = { brand: BRAND, memberId: BigInt(memberId) };
      const place = { kind: 'stake', period: 'day' } as const;
      await db.transaction().execute(async (tx) => {
        await writeLimit(tx, member, place, { limit, change: null }, clock);
        await noteTerms(tx, member);
      });
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
        acknowledged: references.map((externalRef) => ({ provider: own, externalRef })),
      }),
  };
}

/** A member who registers at a running server, deposits and launches the game. */
export function launchOverHttp(
  agent: ReturnType<typeof keptConnections>,
  origin: string,
  balanceMicro: bigint,
): Promise<WalletPlayer> {
  return launchPlayer({
    post: async (url, body, headers, method) => {
      const { status, text } = await postJson(agent, url, body, headers, method);
      return { status, body: text };
    },
    origin,
    always: { host: HOST },
    vendor: VENDOR,
    gameCode: GAME,
    balanceMicro,
  });
}
