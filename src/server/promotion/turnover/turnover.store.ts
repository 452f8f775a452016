import type { Selectable } from 'kysely';
import type { CategoryWeight, GameWeight } from '#contract/generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { TurnoverRequirementTable } from '../../platform/db/generated/tables.ts';
import { newId } from '../../platform/id.ts';
import { hasPlayRules } from '../../account/safer-play/has-play-rules.read.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** Terms by which stakes count, and are allowed, while turnover is owed. */
export interface TurnoverTerms {
  /** Empty: every category counts in full. */
  readonly categoryWeights: readonly CategoryWeight[];
  readonly gameWeights: readonly GameWeight[];
  readonly forbiddenGames: readonly string[];
  /** null: no limit. */
  readonly maxStakeMicro: bigint | null;
  readonly orderOfUse: 'bonusFirst' | 'cashFirst';
}

const PLAIN_TERMS: TurnoverTerms = {
  categoryWeights: [],
  gameWeights: [],
  forbiddenGames: [],
  maxStakeMicro: null,
  orderOfUse: 'cashFirst',
};

/** What is owed from now on. */
export interface NewRequirement extends MemberKey {
  readonly currency: string;
  /** credit: on received money. cash, bonus: on a reward. */
  readonly source: 'credit' | 'cash' | 'bonus';
  /** Cash that stays in the wallet until then. */
  readonly lockedMicro: bigint;
  readonly requiredMicro: bigint;
  readonly rewardId?: bigint;
  readonly terms?: TurnoverTerms;
  readonly expiresAt?: Date;
}

export interface Requirement extends MemberKey, TurnoverTerms {
  readonly id: bigint;
  readonly currency: string;
  readonly source: 'credit' | 'cash' | 'bonus';
  readonly rewardId: bigint | null;
  readonly lockedMicro: bigint;
  readonly requiredMicro: bigint;
  readonly progressMicro: bigint;
  readonly fromAt: Date;
  readonly expiresAt: Date | null;
}

/** Turnover is owed from now on; nothing happens where none is. @returns the requirement's id */
export async function oweTurnover(
  tx: Tx,
  requirement: NewRequirement,
  clock: Clock,
): Promise<bigint | null> {
  const { brand, memberId, currency, source, requiredMicro } = requirement;
  if (requiredMicro === 0n) return null;
  const { terms = PLAIN_TERMS } = requirement;
  const id = newId();
  await tx
    .insertInto('turnover_requirement')
    .values({
      id,
      brand,
      member_id: memberId,
      currency,
      source,
      locked_micro: requirement.lockedMicro,
      required_micro: requiredMicro,
      reward_id: requirement.rewardId ?? null,
      category_weights: JSON.stringify(terms.categoryWeights),
      game_weights: JSON.stringify(terms.gameWeights),
      forbidden_games: JSON.stringify(terms.forbiddenGames),
      max_stake_micro: terms.maxStakeMicro,
      order_of_use: terms.orderOfUse,
      from_at: clock.now(),
      expires_at: requirement.expiresAt ?? null,
    })
    .execute();
  await noteTerms(tx, { brand, memberId });
  return id;
}

/** Ends a requirement: it was met, or its reward has ended. */
export async function endRequirement(
  tx: Tx,
  requirement: Pick<Requirement, 'id' | 'brand' | 'memberId'>,
  state: 'met' | 'ended',
  clock: Clock,
): Promise<void> {
  await tx
    .updateTable('turnover_requirement')
    .set({ state, ended_at: clock.now() })
    .where('id', '=', requirement.id)
    .execute();
  await noteTerms(tx, requirement);
}

/**
 * Notes on the member whether stakes are judged by terms: the ledger refuses a stake that was not, in
 * the statement that takes it. Called with every change of what runs.
 */
export async function noteTerms(tx: Tx, { brand, memberId }: MemberKey): Promise<void> {
  const runs = await tx
    .selectFrom('turnover_requirement')
    .select('id')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .where((eb) => eb.or([eb('source', '=', 'bonus'), eb('max_stake_micro', 'is not', null)]))
    .limit(1)
    .executeTakeFirst();
  const rounds = await tx
    .selectFrom('reward')
    .select('id')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('status', '=', 'active')
    .where('kind', '=', 'freeRounds')
    .limit(1)
    .executeTakeFirst();
  await tx
    .updateTable('member')
    .set({
      plays_under_terms:
        runs !== undefined || rounds !== undefined || (await hasPlayRules(tx, { brand, memberId })),
    })
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .execute();
}

/** What members owe, the oldest first. @param lock holds the rows until the transaction ends */
export async function openRequirements(
  db: Db | Tx,
  brand: string,
  members: readonly bigint[],
  { lock = false }: { lock?: boolean } = {},
): Promise<readonly Requirement[]> {
  if (members.length === 0) return [];
  let query = db
    .selectFrom('turnover_requirement')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', 'in', [...members])
    .where('state', '=', 'open')
    .orderBy('id');
  if (lock) query = query.forNoKeyUpdate();
  return (await query.execute()).map(requirementOf);
}

export function requirementOf(row: Selectable<TurnoverRequirementTable>): Requirement {
  return {
    id: row.id,
    brand: row.brand,
    memberId: row.member_id,
    currency: row.currency,
    // Only `oweTurnover` writes these columns.
    source: row.source as Requirement['source'],
    rewardId: row.reward_id,
    lockedMicro: row.locked_micro,
    requiredMicro: row.required_micro,
    progressMicro: row.progress_micro,
    fromAt: row.from_at,
    expiresAt: row.expires_at,
    categoryWeights: row.category_weights as CategoryWeight[],
    gameWeights: row.game_weights as GameWeight[],
    forbiddenGames: row.forbidden_games as string[],
    maxStakeMicro: row.max_stake_micro,
    orderOfUse: row.order_of_use as Requirement['orderOfUse'],
  };
}
