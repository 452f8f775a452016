import type { MemberDevice, MemberSignIn } from '#contract/generated/types.ts';
import { userAgentNames } from '#domain/second-factor/user-agent-names.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { cursorId, pageOf, type PageQuery } from '../../platform/paging.ts';
import { DEVICE_DAYS } from '../../platform/session/known-device.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { sha256Hex } from '../../platform/signature.ts';

const DAY_MS = 86_400_000;

type CountryOf = (ip: string) => string | null;

/** A member's devices, the latest first. @param token of the device that asks */
export async function listDevices(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  token: string | null,
  countryOf: CountryOf,
  clock: Clock,
): Promise<MemberDevice[]> {
  const rows = await db
    .selectFrom('known_device')
    .selectAll()
    .where('brand', '=', brand)
    .where('account_id', '=', memberId)
    .where('seen_at', '>', new Date(clock.now().getTime() - DEVICE_DAYS * DAY_MS))
    .orderBy('seen_at', 'desc')
    .limit(20)
    .execute();
  const own = token === null ? null : sha256Hex(token);
  return rows.map((row) => ({
    deviceId: row.token_hash,
    current: row.token_hash === own,
    ...userAgentNames(row.user_agent ?? ''),
    ip: row.ip,
    country: row.ip === null ? null : countryOf(row.ip),
    since: row.first_at?.toISOString() ?? null,
    seenAt: row.seen_at.toISOString(),
  }));
}

/** A member's sign-ins, the latest first. @param tokenHash of the session that asks */
export async function listSignIns(
  db: Db,
  { brand, memberId, tokenHash }: MemberKey & { tokenHash: string },
  { cursor, limit }: PageQuery,
  countryOf: CountryOf,
  clock: Clock,
): Promise<{ items: MemberSignIn[]; nextCursor: string | null }> {
  let rows = db
    .selectFrom('member_session')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('brand', '=', brand)
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (cursor !== undefined) rows = rows.where('id', '<', cursorId(cursor));
  const now = clock.now();
  return pageOf(await rows.execute(), limit, (row): MemberSignIn => {
    const ranOut = row.ended_at === null && row.expires_at <= now;
    const endedAt = ranOut ? row.expires_at : row.ended_at;
    return {
      signInId: String(row.id),
      at: row.created_at.toISOString(),
      ...userAgentNames(row.user_agent),
      ip: row.ip,
      country: countryOf(row.ip),
      endedAt: endedAt?.toISOString() ?? null,
      endReason: ranOut ? 'expired' : ((row.end_reason ?? null) as MemberSignIn['endReason']),
      current: row.token_hash === tokenHash,
    };
  });
}
