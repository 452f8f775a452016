import { sql } from 'kysely';
import type { ContractRequestType } from '#contract/generated/types.ts';
import type { Db } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** Whether a contract of each kind waits for a player's answer. */
export async function waitingContracts(
  db: Db,
  { brand, memberId }: MemberKey,
): Promise<ReadonlyMap<string, ContractRequestType>> {
  const { rows } = await sql<{ kind: string; offered: boolean }>`
    select kind, bool_or(status = 'offered') as offered from contract
    where brand = ${brand} and downline_id = ${memberId}
      and (status = 'offered' or (status = 'active' and end_asked_by = 'upline'))
    group by kind
  `.execute(db);
  return new Map(rows.map(({ kind, offered }) => [kind, offered ? 'new' : 'termination']));
}
