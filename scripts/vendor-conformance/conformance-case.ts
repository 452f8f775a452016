import type { Dialect } from '#server/outside/dialects/dialect.ts';
import type { ConformanceTarget, WalletOperator } from './target.ts';
import type { VendorBook } from './vendor-book.ts';

type Need = keyof typeof ABSENT;

/** Why a case is skipped without the thing it needs. */
const ABSENT = {
  operator: 'only the operator of the wallet can run this',
  check: 'the dialect has no session check',
  balance: 'the dialect has no balance call',
  close: 'the dialect has no call that closes a round',
  refresh: 'the dialect has no call that refreshes a token',
  combined: 'the dialect has no combined call of a bet and its win',
  time: 'the dialect carries no time: a repeated call is known by its id (31, 50, 59)',
  otherHost: 'no host name of another brand was given',
  exclude: 'the target offers no way to exclude a player',
  limit: 'the target offers no way to set a limit of a player',
  freeRounds: 'the target offers no way to grant a quota of free rounds',
  exactBalance: 'the given players have balances of their own; this case needs an exact one',
  freshPlayers: 'the given players are needed again, so their tokens are kept',
  twoPlayers: 'two players are needed, and one was given',
  threePlayers: 'three players are needed, and fewer were given',
} as const;

const HELD: Readonly<Record<Need, (target: ConformanceTarget) => boolean>> = {
  operator: ({ operator }) => operator !== undefined,
  check: ({ dialect }) => dialect.calls.check !== undefined,
  balance: ({ dialect }) => dialect.calls.balance !== undefined,
  close: ({ dialect }) => dialect.calls.close !== undefined,
  refresh: ({ dialect }) => dialect.calls.refresh !== undefined,
  combined: ({ dialect }) => dialect.calls.betWin !== undefined,
  time: ({ dialect }) => dialect.carriesTime,
  otherHost: (target) => otherHostOf(target) !== undefined,
  exclude: ({ operator }) => operator?.exclude !== undefined,
  limit: ({ operator }) => operator?.setLimit !== undefined,
  freeRounds: ({ operator }) => operator?.grantFreeRounds !== undefined,
  exactBalance: ({ givenPlayers }) => givenPlayers === undefined,
  freshPlayers: ({ givenPlayers }) => givenPlayers === undefined,
  twoPlayers: ({ givenPlayers = 2 }) => givenPlayers >= 2,
  threePlayers: ({ givenPlayers = 3 }) => givenPlayers >= 3,
};

export interface ConformanceCase {
  /** Numbers of the contract that this case proves; none for a case beyond them. */
  readonly covers: readonly number[];
  readonly title: string;
  readonly needs: readonly Need[];
  /** @returns true, or the reason why the case does not apply to the dialect */
  readonly only?: (dialect: Dialect) => true | string;
  readonly run: (book: VendorBook, target: ConformanceTarget) => Promise<void>;
}

export function otherHostOf({ otherHost, operator }: ConformanceTarget): string | undefined {
  return otherHost ?? operator?.otherHost;
}

/** @throws Error without an operator: cases that use it name it in `needs` */
export function operatorOf({ operator }: ConformanceTarget): WalletOperator {
  if (operator === undefined) throw new Error('this case needs the operator');
  return operator;
}

/** Why the case cannot run on the target; null where it can. */
export function reasonToSkip(one: ConformanceCase, target: ConformanceTarget): string | null {
  const absent = one.needs.find((need) => !HELD[need](target));
  if (absent !== undefined) return ABSENT[absent];
  const applies = one.only?.(target.dialect) ?? true;
  return applies === true ? null : applies;
}
