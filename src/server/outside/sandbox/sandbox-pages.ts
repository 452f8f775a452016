import { randomBytes } from 'node:crypto';
import { gamePage } from './game-page.ts';
import { sandboxText } from './sandbox-text.ts';
import { SandboxRefusal, type SandboxVendor, stakesIn } from './sandbox-vendor.ts';
import { recordOf } from './suppliers.ts';

export interface SandboxRequest {
  readonly method: string;
  /** Below the supplier's own address, such as `/play/a-title/rounds`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}

export interface SandboxAnswer {
  readonly status: number;
  readonly type: 'text/html; charset=utf-8' | 'application/json';
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers for a supplier. @param base where its pages lie, as a URL or a path without an end slash */
export function sandboxPages(vendor: SandboxVendor, base: string) {
  return async ({ method, path, query, body }: SandboxRequest): Promise<SandboxAnswer> => {
    if (method === 'GET' && path === '/health') return json(200, { ok: true });
    if (method === 'GET' && path === '/catalogue') {
      const games = [...vendor.titles().values()];
      return json(200, { vendor: recordOf(vendor.supplier, { base }), games });
    }
    const [, game = '', act = ''] = /^\/play\/([\w.-]+)(?:\/(session|rounds))?$/.exec(path) ?? [];
    const title = vendor.titles().get(game);
    if (title === undefined) return json(404, { error: 'NOT_FOUND' });
    if (method === 'GET' && act === '') return page(vendor, title, query, base);
    if (method !== 'POST' || act === '') return json(405, { error: 'METHOD_NOT_ALLOWED' });
    const given = fieldsOf(body);
    const language = given['language'] ?? query['lang'] ?? 'en';
    try {
      const value =
        act === 'session' ? await open(vendor, game, given) : await play(vendor, game, given);
      return json(200, value);
    } catch (error) {
      if (!(error instanceof SandboxRefusal)) {
        return json(503, {
          error: { code: 'TRY_AGAIN', text: sandboxText('TRY_AGAIN', language) },
        });
      }
      const { code, balanceMicro } = error;
      const text = sandboxText(code, language);
      const known = balanceMicro === null ? {} : { balanceMicro: String(balanceMicro) };
      return json(200, { error: { code, text }, ...known });
    }
  };
}

async function open(vendor: SandboxVendor, game: string, given: Fields): Promise<object> {
  const mode = given['mode'] === 'demo' ? 'demo' : 'real';
  const { token = '', currency = 'USD' } = given;
  const { session, balanceMicro } = await vendor.open(game, { token, mode, currency });
  const title = vendor.titles().get(game);
  const stakes = title === undefined ? [] : stakesIn(title, session.player.currency);
  return {
    balanceMicro: String(balanceMicro),
    currency: session.player.currency,
    stakesMicro: stakes.map(String),
    nickname: session.nickname,
  };
}

async function play(vendor: SandboxVendor, game: string, given: Fields): Promise<object> {
  const { token = '', key = '', stakeMicro = '', choice } = given;
  if (!/^[\w-]{8,64}$/.test(key) || !/^[1-9][0-9]{0,18}$/.test(stakeMicro)) {
    throw new SandboxRefusal('STAKE_NOT_ALLOWED');
  }
  const { balanceMicro, payoutMicro, symbols } = await vendor.play(game, {
    token,
    key,
    stakeMicro: BigInt(stakeMicro),
    choice,
  });
  return {
    balanceMicro: String(balanceMicro),
    payoutMicro: String(payoutMicro),
    outcome: { symbols, text: symbols.join(' ') },
  };
}

function page(
  vendor: SandboxVendor,
  title: Parameters<typeof gamePage>[0]['title'],
  query: SandboxRequest['query'],
  base: string,
): SandboxAnswer {
  const nonce = randomBytes(16).toString('base64');
  const body = gamePage({
    supplier: vendor.supplier,
    title,
    language: query['lang'] ?? 'en',
    mode: query['mode'] === 'demo' ? 'demo' : 'real',
    nonce,
    base,
  });
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    'connect-src *',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return {
    status: 200,
    type: 'text/html; charset=utf-8',
    body,
    headers: {
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  };
}

type Fields = Readonly<Partial<Record<string, string>>>;

/** The texts of a JSON object; other values are left out. */
function fieldsOf(body: unknown): Fields {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

const json = (status: number, value: object): SandboxAnswer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
  // The game runs in a frame of another origin.
  headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
});
