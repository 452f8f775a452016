import { riskSignals, withdrawalViews } from '#contract/generated/enum-values.ts';
import type { WithdrawalView } from '#contract/generated/types.ts';
import type { RequestOf } from '#contract/operation.ts';
import { cursorOf, oneOf } from '#staff/values/address-values.ts';

type Query = RequestOf<'searchWithdrawals'>['query'];

const MICRO = 1_000_000;

/** The view that the address names; what waits for a review by default. */
export function viewOf(params: URLSearchParams): WithdrawalView {
  return oneOf(params, 'view', withdrawalViews) ?? 'waiting';
}

/** The query that the address names. Amounts stand in it in whole units. */
export function withdrawalQuery(params: URLSearchParams): Query {
  const cursor = cursorOf(params);
  const risk = oneOf(params, 'risk', riskSignals);
  const username = params.get('username')?.trim().slice(0, 64) ?? '';
  const min = unitsOf(params.get('min'));
  const max = unitsOf(params.get('max'));
  return {
    view: viewOf(params),
    ...(username === '' ? {} : { username }),
    ...(risk === null ? {} : { risk }),
    ...(min === null ? {} : { minMicro: min }),
    ...(max === null ? {} : { maxMicro: max }),
    ...(cursor === null ? {} : { cursor }),
  };
}

function unitsOf(text: string | null): string | null {
  if (text === null || !/^\d{1,9}$/.test(text) || Number(text) === 0) return null;
  return String(BigInt(text) * BigInt(MICRO));
}
