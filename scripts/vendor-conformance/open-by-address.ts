import type { Dialect, SentCall } from '#server/outside/dialects/dialect.ts';
import type { CallKind } from '#server/outside/dialects/wallet-call.ts';
import { launchPlayer } from './launch-player.ts';
import { openPost, type Post } from './post.ts';
import type { ConformanceTarget, WalletPlayer } from './target.ts';

interface AddressOptions {
  /** `http://host:port` */
  readonly origin: string;
  readonly vendor: string;
  readonly dialect: Dialect;
  readonly keys: readonly [string, ...string[]];
  readonly stakeUnitMicro: bigint;
  /** Game that players open at a demo server. */
  readonly gameCode: string;
  /** Host header of the brand; that of the origin by default. */
  readonly host?: string | undefined;
  readonly otherHost?: string | undefined;
  /** Players who exist already. Without any, each case registers its own at a demo server. */
  readonly players?: readonly WalletPlayer[];
}

/** The wallet behind an address. */
export function openByAddress(options: AddressOptions): {
  target: ConformanceTarget;
  close: () => void;
} {
  const { origin, vendor, dialect, keys, stakeUnitMicro, host, otherHost, players = [] } = options;
  const { post, close } = openPost();
  const always: Record<string, string> = host === undefined ? {} : { host };
  let next = 0;
  const given = (): WalletPlayer => {
    const player = players[next % players.length];
    next += 1;
    if (player === undefined) throw new Error('no player was given');
    return player;
  };
  const target: ConformanceTarget = {
    vendor,
    dialect,
    keys,
    stakeUnitMicro,
    ...(otherHost === undefined ? {} : { otherHost }),
    ...(players.length === 0 ? {} : { givenPlayers: players.length }),
    ...(dialect.token === undefined
      ? {}
      : { accessToken: accessTokens({ post, origin, vendor, dialect, always }) }),
    openPlayer: (balanceMicro) =>
      players.length > 0
        ? Promise.resolve(given())
        : launchPlayer({ post, origin, always, vendor, gameCode: options.gameCode, balanceMicro }),
    send: sendTo({ post, origin, vendor, dialect, always }),
  };
  return { target, close };
}

/** Sends calls to the paths of a dialect below an origin. */
function sendTo({
  post,
  origin,
  vendor,
  dialect,
  always = {},
}: {
  post: Post;
  origin: string;
  vendor: string;
  dialect: Dialect;
  always?: Readonly<Record<string, string>>;
}): ConformanceTarget['send'] {
  return (kind, sent, path) =>
    post(new URL(walletPath(dialect, vendor, kind, path), origin), sent.body, {
      ...always,
      ...headersOf(sent),
    });
}

export function headersOf({ contentType, headers }: SentCall): Record<string, string> {
  return { 'content-type': contentType, ...headers };
}

/** Path of a call: our own contract names the vendor in a header, the other dialects in the path. */
export function walletPath(
  dialect: Dialect,
  vendor: string,
  kind: CallKind | 'raw',
  path = kind === 'raw' ? undefined : dialect.calls[kind],
): string {
  if (path === undefined) throw new Error(`${dialect.code} has no path for ${kind}`);
  if (path.startsWith('/')) return path;
  return dialect.code === 'hmac'
    ? `/wallet/v1/${path}`
    : `/wallet/${dialect.code}/${vendor}/${path}`;
}

/** Renews a token this long before it expires. */
const MARGIN_MS = 60_000;

/** Bearer tokens by key; each is fetched once and again shortly before it expires. */
function accessTokens({
  post,
  origin,
  vendor,
  dialect,
  always = {},
}: {
  post: Post;
  origin: string;
  vendor: string;
  dialect: Dialect;
  always?: Readonly<Record<string, string>>;
}): (key: string) => Promise<string> {
  const held = new Map<string, Promise<{ token: string; until: number }>>();
  const fetchToken = async (key: string): Promise<{ token: string; until: number }> => {
    const path = walletPath(dialect, vendor, 'raw', dialect.token?.path ?? 'token');
    const url = new URL(path, origin);
    const asked = { grant_type: 'client_credentials', client_id: vendor, client_secret: key };
    const headers = { ...always, 'content-type': 'application/json' };
    const { status, body } = await post(url, JSON.stringify(asked), headers);
    if (status !== 200) throw new Error(`no bearer token: ${status} ${body.slice(0, 300)}`);
    const given = JSON.parse(body) as { access_token: string; expires_in: number };
    return { token: given.access_token, until: Date.now() + given.expires_in * 1000 - MARGIN_MS };
  };
  return async (key) => {
    const known = await held.get(key);
    if (known !== undefined && known.until > Date.now()) return known.token;
    const fetching = fetchToken(key);
    held.set(key, fetching);
    try {
      return (await fetching).token;
    } catch (error) {
      held.delete(key);
      throw error;
    }
  };
}
