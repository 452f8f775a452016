import type { LimitKind, LimitPeriod, PlayerLimits } from '#contract/generated/types.ts';
import { PERIOD_HOURS, type StoredLimit } from '#domain/safer-play/player-limit.ts';
import { checkWhole } from '../../cash/check-amount.ts';
import { readLimits, writeLimit } from '../../account/safer-play/player-limit.store.ts';
import { tellMember } from '../../account/tell-member.ts';
import { noteTerms } from '../../promotion/turnover/turnover.store.ts';
import type { WalletKey } from '../../ledger/account-directory.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import { viewLimits } from './view-limits.ts';

export interface LimitPlace {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

/**
 * Changes one limit while the member's row is held: requests at once follow each other. From its commit on
 * the ledger takes no stake of the player's that was not judged by it.
 */
export async function changeLimit(
  tx: Tx,
  owner: WalletKey,
  place: LimitPlace,
  next: (held: StoredLimit) => StoredLimit,
  clock: Clock,
): Promise<PlayerLimits> {
  await lockMember(tx, owner);
  const held = (await readLimits(tx, owner))[place.kind][place.period];
  await writeLimit(tx, owner, place, next(held), clock);
  await noteTerms(tx, owner);
  await tellMember(tx, owner, 'limitChanged', { period: place.period }, clock);
  return viewLimits(tx, owner, clock);
}

/**
 * The amount that a limit is to have.
 * @throws Problem AMOUNT_NOT_CONVERTIBLE for less than the currency's smallest unit, LIMIT_ABOVE_PERIOD for
 * more minutes than the period has
 */
export function checkedLimit(text: string, { kind, period }: LimitPlace, currency: string): bigint {
  const amount = BigInt(text);
  if (kind !== 'time') {
    checkWhole(amount, currency, '/limit');
    return amount;
  }
  const most = PERIOD_HOURS[period] * 60;
  if (amount <= BigInt(most)) return amount;
  throw new Problem('LIMIT_ABOVE_PERIOD', {
    fields: { '/limit': { code: 'maximum', params: { limit: most } } },
  });
}
