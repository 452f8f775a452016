import { TRIAL_HOURS, startMicro } from '#domain/trial/play-money.ts';
import { checkedCurrency } from '#domain/money/currency.ts';
import { addressGroup, networkGroup } from '../../platform/address-group.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId, newToken } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import { exclusionOnDevice } from '../../account/exclusion.store.ts';
import {
  type MemberSessionOwner,
  type NewSession,
  openMemberSession,
} from '../../platform/session/session-store.ts';
import { sha256Hex } from '../../platform/signature.ts';
import { countTrials } from './trial-player.store.ts';

export interface TrialVisit extends Omit<MemberSessionOwner, 'memberId' | 'passwordDue'> {
  /** null: the device has never been here. */
  deviceToken: string | null;
  currency: string;
  language: string;
  termsVersion: string;
}

export interface OpenedTrial {
  session: NewSession;
  deviceToken: string;
  /** false: the device's trial goes on. */
  isNew: boolean;
}

/**
 * Opens a session of the device's trial, and first the trial where it has none. Two requests of one
 * device at once share one: the unique index lets one of them write.
 * @throws Problem ACCOUNT_EXCLUDED where somebody excluded has signed in on the device; TRIALS_USED_UP
 */
export async function openTrial(tx: Tx, visit: TrialVisit, clock: Clock): Promise<OpenedTrial> {
  const now = clock.now();
  const deviceToken = visit.deviceToken ?? newToken();
  const deviceHash = sha256Hex(deviceToken);
  const exclusion = await exclusionOnDevice(tx, deviceHash, clock);
  if (exclusion !== null) throw new Problem('ACCOUNT_EXCLUDED', { value: exclusion });
  const running = await findRunning(tx, visit.brand, deviceHash, now);
  const trial = running ?? (await writeTrial(tx, visit, deviceHash, now));
  const session = await openMemberSession(
    tx,
    { ...visit, memberId: trial.memberId, limits: endingWith(visit, trial.endsAt, now) },
    clock,
  );
  return { session, deviceToken, isNew: trial.isNew };
}

interface Trial {
  memberId: bigint;
  endsAt: Date;
  isNew: boolean;
}

/** The trial of a device that lasts; one that has ended lets the device go. */
async function findRunning(
  tx: Tx,
  brand: string,
  deviceHash: string,
  now: Date,
): Promise<Trial | null> {
  const row = await tx
    .selectFrom('trial_player')
    .select(['member_id', 'ends_at'])
    .where('brand', '=', brand)
    .where('device_hash', '=', deviceHash)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.ends_at > now) {
    return { memberId: row.member_id, endsAt: row.ends_at, isNew: false };
  }
  await tx
    .updateTable('trial_player')
    .set({ device_hash: `ended ${row.member_id}` })
    .where('member_id', '=', row.member_id)
    .execute();
  return null;
}

async function writeTrial(
  tx: Tx,
  visit: TrialVisit,
  deviceHash: string,
  now: Date,
): Promise<Trial> {
  const { brand, ip, currency } = visit;
  const groups = { address: addressGroup(ip), network: networkGroup(ip) };
  await countTrials(tx, brand, groups, now);
  const memberId = newId();
  const endsAt = new Date(now.getTime() + TRIAL_HOURS * 3_600_000);
  const name = `trial-${String(memberId).slice(-6)}`;
  await tx
    .insertInto('member')
    .values({
      id: memberId,
      brand,
      username: name,
      // A blank is in no name that somebody can register.
      username_key: `trial ${memberId}`,
      password_hash: null,
      // As the specification numbers trial accounts.
      account_type: 4,
      nickname: name,
      language: visit.language,
      currency,
      register_method: 'trial',
      terms_version: visit.termsVersion,
      terms_accepted_at: now,
      last_login_at: now,
      created_at: now,
    })
    .execute();
  const start = startMicro(checkedCurrency(currency));
  const written = await tx
    .insertInto('trial_player')
    .values({
      member_id: memberId,
      brand,
      device_hash: deviceHash,
      address_group: groups.address,
      network_group: groups.network,
      currency,
      start_micro: start,
      balance_micro: start,
      created_at: now,
      ends_at: endsAt,
    })
    .onConflict((conflict) => conflict.columns(['brand', 'device_hash']).doNothing())
    .returning('member_id')
    .executeTakeFirst();
  if (written !== undefined) return { memberId, endsAt, isNew: true };
  // Another request of the device was faster: its trial is the one.
  await tx.deleteFrom('member').where('id', '=', memberId).where('brand', '=', brand).execute();
  const other = await findRunning(tx, brand, deviceHash, now);
  if (other === null) throw new Error('a device has a trial that is not there');
  return other;
}

/** A session never outlasts its trial. */
function endingWith({ limits }: TrialVisit, endsAt: Date, now: Date): TrialVisit['limits'] {
  const minutesLeft = Math.max(1, Math.floor((endsAt.getTime() - now.getTime()) / 60_000));
  return { ...limits, lifetimeMinutes: Math.min(limits.lifetimeMinutes, minutesLeft) };
}
