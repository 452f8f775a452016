import type { RequestOf } from '#contract/operation.ts';
import { cursorOf } from '#staff/values/address-values.ts';

/** What a search is narrowed by, as typed. They live in the address. */
export const ROUND_FILTERS = ['roundId', 'username', 'gameCode', 'from', 'to'] as const;
export type RoundFilter = (typeof ROUND_FILTERS)[number];

type Query = NonNullable<RequestOf<'searchRounds'>['query']>;

const FORMS: Readonly<Record<RoundFilter, RegExp>> = {
  roundId: /^\d{1,19}$/,
  username: /^\S{1,64}$/,
  gameCode: /^[a-z0-9-]{1,64}$/,
  from: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/,
  to: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/,
};

/** The query of an address. What has not the form of its field yet is left out. */
export function roundQuery(params: URLSearchParams): Query {
  const given = (name: RoundFilter): string | undefined => {
    const text = params.get(name)?.trim() ?? '';
    return FORMS[name].test(text) ? text : undefined;
  };
  const moment = (name: 'from' | 'to'): string | undefined => {
    const text = given(name);
    return text === undefined ? undefined : new Date(text).toISOString();
  };
  const query = {
    roundId: given('roundId'),
    username: given('username'),
    gameCode: given('gameCode'),
    from: moment('from'),
    to: moment('to'),
    cursor: cursorOf(params) ?? undefined,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}
