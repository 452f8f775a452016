import type { Selectable } from 'kysely';
import type { Bonus, RewardKind, RewardStatus } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { rewardTitles } from '../../../promotion/campaign/campaign.read.ts';
import { termsOf } from '../../../promotion/reward/owe-on-winnings.ts';
import type { RewardRow } from '../../../promotion/reward/reward.store.ts';
import { openBonusRounds } from '../../../promotion/turnover/bonus-stake.store.ts';
import { balanceOf } from '../../../ledger/ledger.read.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { TurnoverRequirementTable } from '../../../platform/db/generated/tables.ts';
import { cursorId, pageOf, type PageQuery } from '../../../platform/paging.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';
import { nodeIdOf } from '../../../vendors/game-catalogue.ts';
import type { RewardWords } from '../../../promotion/reward/reward.read.ts';

type RequirementRow = Selectable<TurnoverRequirementTable>;

/** Titles of free rounds are the house's own. */
const HOUSE = 'house';
const BONUS_PAGE = 20;
/** A member has few that run or wait. */
const MOST_RUNNING = 50;

/** Rewards with something still to be done: bonuses and cash that owe turnover, free rounds. */
const bonusRows = (db: Db | Tx, { brand, memberId }: MemberKey) =>
  db
    .selectFrom('reward')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('claimed_at', 'is not', null)
    .where((eb) => eb.or([eb('kind', '<>', 'cash'), eb('turnover_micro', '>', 0n)]));

/** Bonuses that run, then those that wait. */
export async function runningBonuses(
  db: Db | Tx,
  member: MemberKey,
  words: RewardWords,
): Promise<ReplyOf<'listBonuses'>> {
  const owing = await db
    .selectFrom('turnover_requirement')
    .select('reward_id')
    .where('brand', '=', member.brand)
    .where('member_id', '=', member.memberId)
    .where('state', '=', 'open')
    .where('reward_id', 'is not', null)
    .execute();
  const owed = owing.flatMap(({ reward_id: id }) => id ?? []);
  const rows = await bonusRows(db, member)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['active', 'queued']),
        ...(owed.length > 0 ? [eb('id', 'in', owed)] : []),
      ]),
    )
    .orderBy('status')
    .orderBy('id')
    .limit(MOST_RUNNING)
    .execute();
  return { items: await bonusViews(db, member, rows, words), nextCursor: null };
}

/** Bonuses that have ended, newest first. */
export async function endedBonuses(
  db: Db,
  member: MemberKey,
  { cursor, limit = BONUS_PAGE }: Partial<PageQuery>,
  words: RewardWords,
): Promise<ReplyOf<'listBonuses'>> {
  let query = bonusRows(db, member)
    .where('status', 'not in', ['active', 'queued'])
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (cursor !== undefined) query = query.where('id', '<', cursorId(cursor));
  const rows = await query.execute();
  const views = await bonusViews(db, member, rows, words);
  const shown = new Map(rows.map(({ id }, index) => [id, views[index]]));
  return pageOf(rows, limit, ({ id }) => {
    const view = shown.get(id);
    if (view === undefined) throw new Error(`bonus ${id} has no view`);
    return view;
  });
}

/** One reward as a bonus; the caller knows that it is the member's. */
export async function readBonus(
  db: Db | Tx,
  member: MemberKey,
  id: bigint,
  words: RewardWords,
): Promise<Bonus> {
  const rows = await db
    .selectFrom('reward')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', member.brand)
    .where('member_id', '=', member.memberId)
    .execute();
  const [view] = await bonusViews(db, member, rows, words);
  if (view === undefined) throw new Error(`bonus ${id} has no view`);
  return view;
}

async function bonusViews(
  db: Db | Tx,
  member: MemberKey,
  rows: readonly RewardRow[],
  words: RewardWords,
): Promise<Bonus[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const ids = rows.map(({ id }) => id);
  const titles = await rewardTitles(db, ids, words.languages);
  const requirements = await db
    .selectFrom('turnover_requirement')
    .selectAll()
    .where('reward_id', 'in', ids)
    .where('member_id', '=', member.memberId)
    .orderBy('id')
    .execute();
  const balances = await balanceOf(db, member, first.currency);
  const views: Bonus[] = [];
  for (const row of rows) {
    const own = requirements.filter((one) => one.reward_id === row.id);
    const running = own.find(({ state, source }) => state === 'open' && source === 'bonus');
    const openRounds = running === undefined ? 0 : await openBonusRounds(db, running.id);
    const title = titles.get(row.id) ?? '';
    const balance = balanceMicro(row, balances.bonus);
    views.push(bonusView(row, own, { title, balance, openRounds, words }));
  }
  return views;
}

function balanceMicro(row: RewardRow, bonus: bigint): bigint {
  if (row.kind === 'freeRounds') return row.round_stake_micro * BigInt(row.rounds_left);
  if (row.kind === 'bonus' && row.status === 'active') return bonus;
  return row.status === 'queued' ? row.amount_micro : 0n;
}

interface Shown {
  readonly title: string;
  readonly balance: bigint;
  readonly openRounds: number;
  readonly words: RewardWords;
}

function bonusView(
  row: RewardRow,
  requirements: readonly RequirementRow[],
  { title, balance, openRounds, words: { gameName } }: Shown,
): Bonus {
  const terms = termsOf(row.terms);
  const sum = (read: (one: RequirementRow) => bigint) =>
    requirements.reduce((all, one) => all + read(one), 0n);
  // A bonus that has not begun owes what it will.
  const required =
    requirements.length === 0 ? row.turnover_micro : sum((one) => one.required_micro);
  const progress = sum((one) => one.progress_micro);
  const open = requirements.filter(({ state }) => state === 'open');
  const locked = open.reduce((all, one) => all + one.locked_micro, 0n);
  const isOver = row.status !== 'active' && row.status !== 'queued' && open.length === 0;
  return {
    rewardId: String(row.id),
    promotionId: String(row.campaign_id),
    title,
    kind: row.kind as RewardKind,
    status: row.status as RewardStatus,
    currency: row.currency,
    amountMicro: String(row.amount_micro),
    balanceMicro: String(balance),
    requiredMicro: String(required),
    progressMicro: String(progress),
    leftMicro: String(isOver ? 0n : required - progress),
    maxStakeMicro: terms.maxStakeMicro === null ? null : String(terms.maxStakeMicro),
    orderOfUse: terms.orderOfUse,
    lockedCashMicro: String(locked),
    categoryWeights: [...terms.categoryWeights],
    gameWeights: terms.gameWeights.map(({ gameCode, percent }) => ({
      gameCode,
      name: gameName(gameCode),
      percent,
    })),
    forbiddenGames: terms.forbiddenGames.map((gameCode) => ({
      gameCode,
      name: gameName(gameCode),
    })),
    roundsLeft: row.rounds_left,
    gameCode: row.game_code,
    gameName: row.game_code === null ? null : gameName(row.game_code),
    gameNodeId: row.game_code === null ? null : nodeIdOf({ vendor: HOUSE, code: row.game_code }),
    roundStakeMicro: String(row.round_stake_micro),
    openRounds,
    startedAt: row.claimed_at?.toISOString() ?? null,
    expiresAt: row.status === 'active' ? row.expires_at.toISOString() : null,
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
