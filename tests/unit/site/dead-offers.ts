import { readdirSync, readFileSync } from 'node:fs';
import type { CallerKind, PromotionType, MoneyKind } from '#contract/generated/types.ts';
import { moneyKinds } from '#contract/generated/enum-values.ts';
import { readableText } from '#domain/help/search-help.ts';

/** A text that players read. */
export interface ReadText {
  readonly at: string;
  readonly language: string;
  readonly html: string;
}

/** What a text can promise. */
export type Promised = 'agents' | 'closing' | 'withdrawal' | 'promotions';

const WORDS: Readonly<Record<string, Readonly<Record<Promised, RegExp>>>> = {
  en: {
    agents: /\bagents?\b/i,
    closing:
      /\bclos\w* (?:(?:your|the|an) account|it at any time)|\baccount\b[^.]{0,40}\b(?:is|are) (?:then )?(?:closed|blocked)|\bblock (?:it|the account)/i,
    withdrawal: /\bwithdraw/i,
    promotions: /\bpromotions?\b/i,
  },
  es: {
    agents: /\bagentes?\b/i,
    closing:
      /\bcerr\w+ (?:tu|la|una) cuenta|\bcerrarla\b|\bcuenta\b[^.]{0,40} se (?:cierra|bloquea)|bloquear la cuenta|\bla bloqueamos/i,
    withdrawal: /\bretir(?:os?|ar|as?|es)\b/i,
    promotions: /\bpromoci/i,
  },
  vi: {
    agents: /đại lý/i,
    closing: /(?:đóng|khóa) tài khoản|tài khoản[^.]{0,40} bị (?:đóng|khóa)/i,
    withdrawal: /rút (?:tiền|số dư)|tiền rút/i,
    promotions: /khuyến mãi/i,
  },
  th: {
    agents: /ตัวแทน/,
    // "เปิดบัญชี" opens one.
    closing: /(?<!เ)ปิดบัญชี|ระงับบัญชี|บัญชี(?:จะ|ของผู้เยาว์จะ)ปิด/,
    withdrawal: /ถอน/,
    promotions: /โปรโมชัน/,
  },
};

/** Languages in which promises are recognised. */
export const READ_LANGUAGES: readonly string[] = Object.keys(WORDS);

/** Promises in texts that the release does not keep, and links that lead to no address. */
export function deadTexts(
  texts: readonly ReadText[],
  kept: Readonly<Record<Promised, boolean>>,
  addresses: ReadonlySet<string>,
): readonly string[] {
  return texts.flatMap(({ at, language, html }) => {
    const words = readableText(html);
    const promises = Object.entries(WORDS[language] ?? {}).flatMap(([promised, pattern]) =>
      kept[promised as Promised] || !pattern.test(words) ? [] : [`${at}: promises ${promised}`],
    );
    const links = [...html.matchAll(/href="(\/[^"#?]*)/g)].flatMap(([, path = '']) =>
      addresses.has(path) ? [] : [`${at}: ${path}`],
    );
    return [...promises, ...links];
  });
}

/** Filters for movements that nothing posts. */
export function deadFilters(offered: readonly MoneyKind[]): readonly string[] {
  const posted = postedKinds();
  return offered.flatMap((kind) => (posted.has(kind) ? [] : [`filter/${kind}: nothing posts it`]));
}

interface OfferedTargets {
  readonly audiences: readonly CallerKind[];
  readonly promotions: readonly PromotionType[];
  readonly types: readonly string[];
}

/** Audiences that nobody belongs to, promotions without a page, and types without a place. */
export function deadTargets(
  { audiences, promotions, types }: OfferedTargets,
  screens: ReadonlySet<string>,
  places: readonly string[],
): readonly string[] {
  const callers = producedCallers();
  return [
    ...audiences.flatMap((kind) => (callers.has(kind) ? [] : [`audience/${kind}: nobody`])),
    ...promotions.flatMap((type) =>
      screens.has('rewardCentre') ? [] : [`promotion/${type}: screen rewardCentre`],
    ),
    ...types.flatMap((type) => (places.includes(type) ? [] : [`type/${type}: no place`])),
  ];
}

/** Server code outside the ledger, which moves what it is told to. */
const serverSources = [
  'src/domain/earning',
  'src/server/account',
  'src/server/cash',
  'src/server/features',
  'src/server/identity',
  'src/server/outside/wallets',
  'src/server/payments',
  'src/server/play/wager',
  'src/server/products',
  'src/server/promotion',
  'src/server/tree',
  'src/server/vendors',
].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
);

/** Kinds of transfer that some feature names when it posts; the wager posts a batch where a product has one. */
export function postedKinds(): ReadonlySet<string> {
  const named = serverSources.flatMap((source) =>
    [...source.matchAll(/(?:\bkind: |\bmovement\([^)]*, )'(\w+)'/g)].map(([, kind = '']) => kind),
  );
  const held = HOLD_CALLS.flatMap(([call, kind]) =>
    serverSources.some((source) => call.test(source)) ? [kind] : [],
  );
  const batches = serverSources.some((source) => /\bwager\.batchStakes/.test(source));
  return new Set(
    moneyKinds.filter(
      (kind) => (named.includes(kind) && (kind !== 'betWin' || batches)) || held.includes(kind),
    ),
  );
}

/** Holds are posted by the ledger, on behalf of whoever calls it. */
const HOLD_CALLS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:await|return) hold\(tx/, 'hold'],
  [/\bawait postHold\(tx/, 'holdPosted'],
  [/\b(?:await|return) voidHold\(tx/, 'holdVoided'],
];

/** Whether some feature writes the status of a member. */
export function setsMemberStatus(): boolean {
  return serverSources.some((source) =>
    /updateTable\('member'\)\s*\.set\(\{[^}]*\bstatus\b/.test(source),
  );
}

/** Kinds of caller that a visit can be: without an account, or with an account type that is written. */
function producedCallers(): ReadonlySet<CallerKind> {
  const written = serverSources.flatMap((source) =>
    [...source.matchAll(/\baccount_type: (\d+)/g)].map(([, type]) => Number(type)),
  );
  // Staff appoint agents, of the type they choose.
  if (serverSources.some((source) => /\baccount_type: type\b/.test(source))) written.push(1);
  const roles = written.map((type) => (type === 0 ? 'member' : type === 4 ? 'trial' : 'agent'));
  // Registration leaves the column's default, a member.
  return new Set<CallerKind>(['visitor', 'member', ...roles]);
}
