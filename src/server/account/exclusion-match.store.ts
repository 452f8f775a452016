import { sql } from 'kysely';
import { identityFacts, type PersonFacts } from '#domain/exclusion/identity-facts.ts';
import { lockMember } from '../platform/session/lock-member.ts';
import type { MemberKey } from '../platform/session/member-key.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db/database.ts';
import { newId } from '../platform/id.ts';
import { sha256Hex } from '../platform/signature.ts';

/** Notes what an account is recognised by. */
async function noteIdentity(tx: Tx, member: MemberKey, person: PersonFacts): Promise<void> {
  const facts = identityFacts(person);
  if (facts.length === 0) return;
  await tx
    .insertInto('member_identity')
    .values(facts.map((fact) => ({ ...fact, brand: member.brand, member_id: member.memberId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface Match {
  exclusion_id: bigint;
  facts: string[];
}

/**
 * Looks whether an account is likely that of a person who is excluded on any brand, and if so lets it
 * wait for staff: it may sign in, and neither deposit nor bet. What staff have decided stays.
 * @param registration null at a sign-in. Devices are compared for new accounts only: households share
 * them.
 */
export async function screenMember(
  tx: Tx,
  member: MemberKey,
  {
    registration,
    ...person
  }: PersonFacts & { registration: { deviceToken: string | null } | null },
  clock: Clock,
): Promise<void> {
  await noteIdentity(tx, member, person);
  const now = clock.now();
  const { brand, memberId } = member;
  const deviceToken = registration?.deviceToken ?? null;
  const deviceHash = deviceToken === null ? null : sha256Hex(deviceToken);
  const same = sql`
    select o.brand, o.member_id, o.kind from member_identity i
    join member_identity o on o.kind = i.kind and o.value = i.value and o.member_id <> i.member_id
    where i.brand = ${brand} and i.member_id = ${memberId}
    union all
    select d.brand, d.account_id, 'device' from known_device d
    where d.token_hash = ${deviceHash} and d.brand <> '' and d.account_id <> ${memberId}
  `;
  // An exclusion in progress holds its member's row: a registration waits for it here, or is found by
  // it. The next statement then reads what was committed meanwhile; the waiting one does not. Two
  // sign-ins of one person would wait for each other, and have been found before.
  if (registration !== null) {
    await sql`
      with same as (${same})
      select m.id from member m
      where (m.brand, m.id) in (select s.brand, s.member_id from same s)
      order by m.id for no key update
    `.execute(tx);
  }
  const { rows } = await sql<Match>`
    with same as (${same})
    select e.id as exclusion_id, jsonb_agg(distinct s.kind) as facts
    from same s join exclusion e on e.brand = s.brand and e.member_id = s.member_id
    where e.ends_at is null or e.ends_at > ${now}
    group by e.id
  `.execute(tx);
  await letWait(
    tx,
    rows.map((row) => ({ ...row, brand, member_id: memberId })),
    now,
  );
}

/**
 * Makes a member active. A member with a waiting exclusion match stays blocked by the match alone: the
 * decision on the match lifts that block. The caller holds the member's row.
 * @returns the status that was written
 */
export async function activateMember(
  tx: Tx,
  { brand, memberId }: MemberKey,
): Promise<'active' | 'blocked'> {
  const match = await tx
    .selectFrom('exclusion_match')
    .select('id')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('status', '=', 'waiting')
    .limit(1)
    .executeTakeFirst();
  const isHeld = match !== undefined;
  const status = isHeld ? 'blocked' : 'active';
  await tx
    .updateTable('member')
    .set({ status, blocked_by_match: isHeld })
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .execute();
  return status;
}

/** Notes an account whose row may be older than the rule: sessions outlive a release. */
async function noteStoredIdentity(tx: Tx, { brand, memberId }: MemberKey): Promise<void> {
  const { mobile_key: mobile, profile } = await tx
    .selectFrom('member')
    .select(['mobile_key', 'profile'])
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  await noteIdentity(
    tx,
    { brand, memberId },
    { mobile, profile: (profile ?? {}) as Record<string, unknown> },
  );
}

/**
 * After an exclusion has been written: the person's other accounts, on every brand, wait for staff.
 * The caller holds the excluded member's row.
 */
export async function screenOthers(
  tx: Tx,
  { brand, memberId }: MemberKey,
  exclusionId: bigint,
  clock: Clock,
): Promise<void> {
  await noteStoredIdentity(tx, { brand, memberId });
  const { rows } = await sql<{ brand: string; member_id: bigint; facts: string[] }>`
    select o.brand, o.member_id, jsonb_agg(distinct o.kind) as facts from member_identity i
    join member_identity o on o.kind = i.kind and o.value = i.value and o.member_id <> i.member_id
    where i.brand = ${brand} and i.member_id = ${memberId}
    group by o.brand, o.member_id order by o.member_id
  `.execute(tx);
  await letWait(
    tx,
    rows.map((row) => ({ ...row, exclusion_id: exclusionId })),
    clock.now(),
  );
}

async function letWait(
  tx: Tx,
  found: readonly (Match & { brand: string; member_id: bigint })[],
  now: Date,
): Promise<void> {
  if (found.length === 0) return;
  const made = await tx
    .insertInto('exclusion_match')
    .values(
      found.map(({ facts, ...match }) => ({
        ...match,
        id: newId(),
        facts: JSON.stringify(facts),
        status: 'waiting',
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['member_id', 'exclusion_id']).doNothing())
    .returning(['brand', 'member_id'])
    .execute();
  for (const { brand, member_id: id } of made) {
    // A status change in progress commits first: the update then reads the status that it wrote.
    await lockMember(tx, { brand, memberId: id });
    await tx
      .updateTable('member')
      .set({ status: 'blocked', blocked_by_match: true })
      .where('id', '=', id)
      .where('brand', '=', brand)
      .where('status', '=', 'active')
      .execute();
  }
}
