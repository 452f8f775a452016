import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { AccountType } from '#contract/generated/types.ts';
import { isAgentType } from '#domain/agent/agent-powers.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { usernameKey } from '../../platform/session/username-key.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { type LinkRow, linkState } from './registration-link.store.ts';

/** Letters and digits that people do not confuse. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

export const codeKey = (code: string): string => code.trim().toUpperCase();

/** Who invites by a code. */
export interface Inviter {
  /** null: named by account. */
  readonly code: string | null;
  readonly inviterId: bigint;
  /** The agent that the invited account belongs to; null: none. */
  readonly agentId: bigint | null;
  readonly byAgent: boolean;
  readonly link: Readonly<LinkRow> | null;
}

/**
 * Who invites by a code of a brand; null: no active account does.
 * @throws Problem LINK_EXPIRED, LINK_EXHAUSTED for the code of a closed link
 */
export async function findInviter(
  db: Db | Tx,
  brand: string,
  code: string,
  clock: Clock,
): Promise<(Inviter & { readonly code: string }) | null> {
  const row = await db
    .selectFrom('affiliate_code as c')
    .innerJoin('member as m', 'm.id', 'c.agent_id')
    .select(['c.agent_id', 'c.code', 'c.link_id', 'm.account_type', 'm.parent_id'])
    .where('c.brand', '=', brand)
    .where('c.code_key', '=', codeKey(code))
    .where('m.brand', '=', brand)
    .where('m.status', '=', 'active')
    .executeTakeFirst();
  if (row === undefined) return null;
  const byAgent = isAgentType(row.account_type);
  const link = row.link_id === null ? null : await findLink(db, brand, row.link_id);
  if (link !== null) refuseSpentLink(link, clock.now());
  return {
    code: row.code,
    inviterId: row.agent_id,
    agentId: byAgent ? row.agent_id : row.parent_id,
    byAgent,
    link,
  };
}

/** Who recommends, by account name or id; null: the brand has no active account of that name. */
export async function findRecommender(
  db: Db | Tx,
  brand: string,
  named: string,
): Promise<Inviter | null> {
  const key = usernameKey(named);
  const row = await db
    .selectFrom('member')
    .select(['id', 'account_type', 'parent_id'])
    .where('brand', '=', brand)
    .where('status', '=', 'active')
    // Trial accounts do not invite.
    .where('account_type', '<>', 4)
    .where((where) =>
      where.or([
        where('username_key', '=', key),
        ...(/^\d{1,18}$/.test(key) ? [where('id', '=', BigInt(key))] : []),
      ]),
    )
    // A name of digits wins over an id.
    .orderBy(sql`username_key = ${key}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const byAgent = isAgentType(row.account_type);
  return {
    code: null,
    inviterId: row.id,
    agentId: byAgent ? row.id : row.parent_id,
    byAgent,
    link: null,
  };
}

async function findLink(db: Db | Tx, brand: string, id: bigint): Promise<LinkRow | null> {
  const row = await db
    .selectFrom('registration_link')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, account_type: row.account_type as AccountType };
}

/** @throws Problem LINK_EXPIRED, LINK_EXHAUSTED */
export function refuseSpentLink(link: LinkRow, now: Date): void {
  const state = linkState(link, now);
  if (state === 'exhausted') throw new Problem('LINK_EXHAUSTED');
  if (state !== 'open') throw new Problem('LINK_EXPIRED');
}

/** The code of a member's own; null: they have none. Codes of links are not among them. */
export async function ownCode(db: Db | Tx, { brand, memberId }: MemberKey): Promise<string | null> {
  const row = await db
    .selectFrom('affiliate_code')
    .select('code')
    .where('brand', '=', brand)
    .where('agent_id', '=', memberId)
    .where('link_id', 'is', null)
    .orderBy('created_at')
    .executeTakeFirst();
  return row?.code ?? null;
}

/** Gives a member a code, unless they have one. @returns the code */
export async function giveCode(tx: Tx, owner: MemberKey, clock: Clock): Promise<string> {
  const held = await ownCode(tx, owner);
  return held ?? writeCode(tx, owner, null, clock);
}

/** Writes a new code. @returns the code */
export async function writeCode(
  tx: Tx,
  { brand, memberId }: MemberKey,
  linkId: bigint | null,
  clock: Clock,
): Promise<string> {
  const code = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(
    '',
  );
  await tx
    .insertInto('affiliate_code')
    .values({
      brand,
      code_key: code,
      code,
      agent_id: memberId,
      link_id: linkId,
      created_at: clock.now(),
    })
    .execute();
  return code;
}
