import { randomInt } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/database.ts';

/** Letters and digits that people do not confuse. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

interface Agent {
  brand: string;
  memberId: bigint;
}

const keyOf = (code: string): string => code.trim().toUpperCase();

/** The agent who invites by a code; null: nobody of this brand does. */
export async function findInviter(
  db: Db | Tx,
  brand: string,
  code: string,
): Promise<{ agentId: bigint; code: string } | null> {
  const row = await db
    .selectFrom('affiliate_code as c')
    .innerJoin('member as m', 'm.id', 'c.agent_id')
    .select(['c.agent_id', 'c.code'])
    .where('c.brand', '=', brand)
    .where('c.code_key', '=', keyOf(code))
    .where('m.status', '=', 'active')
    .executeTakeFirst();
  return row === undefined ? null : { agentId: row.agent_id, code: row.code };
}

/** The first code of an agent; null: they have none. */
export async function codeOfAgent(db: Db | Tx, { brand, memberId }: Agent): Promise<string | null> {
  const row = await db
    .selectFrom('affiliate_code')
    .select('code')
    .where('brand', '=', brand)
    .where('agent_id', '=', memberId)
    .orderBy('created_at')
    .executeTakeFirst();
  return row?.code ?? null;
}

/** Gives an agent a code, unless they have one. @returns the code */
export async function giveCode(tx: Tx, agent: Agent, clock: Clock): Promise<string> {
  const held = await codeOfAgent(tx, agent);
  if (held !== null) return held;
  const code = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(
    '',
  );
  await tx
    .insertInto('affiliate_code')
    .values({
      brand: agent.brand,
      code_key: code,
      code,
      agent_id: agent.memberId,
      created_at: clock.now(),
    })
    .execute();
  return code;
}
