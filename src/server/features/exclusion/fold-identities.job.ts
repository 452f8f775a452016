import { sql } from 'kysely';
import { screenMember, screenOthers } from '../../account/exclusion-match.store.ts';
import { noteMailbox } from '../../identity/linked-email/linked-email.store.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { JobFence } from '../../platform/jobs/job-lease.ts';

/** Members whose place is saved together; the same member twice changes nothing. */
const CHUNK = 100;
/** Chunks of one run: the next run continues. */
const CHUNKS = 20;

interface Fold {
  scope: 'excluded' | 'all';
  after_id: bigint;
}

interface StoredMember {
  id: bigint;
  brand: string;
  mobile_key: string | null;
  /** null: no address is proven. */
  email_key: string | null;
  profile: Record<string, unknown> | null;
}

/**
 * Adds the folded identity of members from before the rule. Accounts that then match an excluded person's
 * wait for staff. Excluded members are first, so that an excluded person who registers meanwhile is found
 * within seconds. @returns members that are done
 */
export async function foldIdentities(db: Db, clock: Clock, fence: JobFence): Promise<number> {
  let done = 0;
  for (let chunk = 0; chunk < CHUNKS; chunk += 1) {
    const fold = await nextFold(db);
    if (fold === null) break;
    const members = await membersOf(db, fold, clock.now());
    for (const member of members) {
      // One transaction a member: it locks the rows of the accounts that it compares with.
      await inTransaction(db, async (tx) => {
        await fence.assertHeld(tx);
        await foldMember(tx, member, clock);
      });
    }
    await inTransaction(db, async (tx) => {
      await fence.assertHeld(tx);
      await saveFold(tx, fold, members.length < CHUNK ? null : (members.at(-1)?.id ?? null));
    });
    done += members.length;
  }
  return done;
}

/** @returns null when every member is done */
async function nextFold(db: Db): Promise<Fold | null> {
  const { rows } = await sql<Fold>`
    select scope, after_id from identity_fold order by scope = 'excluded' desc limit 1
  `.execute(db);
  return rows[0] ?? null;
}

async function membersOf(db: Db, { scope, after_id: after }: Fold, now: Date) {
  const isExcluded = sql`exists (select 1 from exclusion e where e.brand = m.brand
    and e.member_id = m.id and (e.ends_at is null or e.ends_at > ${now}::timestamptz))`;
  const { rows } = await sql<StoredMember>`
    select m.id, m.brand, m.mobile_key, m.email_key, m.profile from member m
    where m.id > ${after}::bigint and ${scope === 'excluded' ? isExcluded : sql`true`}
    order by m.id limit ${CHUNK}::int
  `.execute(db);
  return rows;
}

async function foldMember(
  tx: Tx,
  { id: memberId, brand, mobile_key: mobile, email_key: email, profile }: StoredMember,
  clock: Clock,
): Promise<void> {
  const member = { brand, memberId };
  // Screened as a registration without a device: an exclusion that is being written is waited for.
  const registration = { deviceToken: null };
  await screenMember(tx, member, { mobile, profile: profile ?? {}, registration }, clock);
  if (email !== null) await noteMailbox(tx, member, email);
  const exclusions = await tx
    .selectFrom('exclusion')
    .select('id')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', clock.now())]))
    .execute();
  for (const { id } of exclusions) await screenOthers(tx, member, id, clock);
}

/** @param after null: the scope is done */
async function saveFold(tx: Tx, { scope }: Fold, after: bigint | null): Promise<void> {
  await (
    after === null
      ? sql`delete from identity_fold where scope = ${scope}::text`
      : sql`update identity_fold set after_id = ${after}::bigint where scope = ${scope}::text`
  ).execute(tx);
}
