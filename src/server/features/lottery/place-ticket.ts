import { LOTTERY } from '#domain/lottery/lottery-code.ts';
import type { LotteryLineEntry, LotteryTerms } from '#contract/generated/types.ts';
import { betPostings } from '#domain/ledger/bet-postings.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import type { Lottery } from '#domain/lottery/lottery.ts';
import { followsSeries } from '#domain/lottery/play.ts';
import { isRefused, type PricedLine, priceLine } from '#domain/lottery/price-line.ts';
import { MAX_AMOUNT_MICRO } from '#domain/money/micro.ts';
import { checkAmount } from '../../cash/check-amount.ts';
import { currentExclusion } from '../../account/exclusion.store.ts';
import { judgePlay } from '../../account/safer-play/judge-play.ts';
import { boundsStakes, readPlayRules } from '../../account/safer-play/play-rules.store.ts';
import { judgeStake, playTerms } from '../../promotion/turnover/play-terms.ts';
import type { WalletKey } from '../../ledger/account-directory.ts';
import { lockWallet } from '../../ledger/lock-wallet.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { nodeIdOf } from '../../vendors/game-catalogue.ts';
import { type DrawRow, shareDraw } from './draw.store.ts';
import { addExposure } from './exposure.store.ts';
import { type LotteryParts, roundRefOf } from './lottery-parts.ts';
import { roundPart } from './round-part.ts';

/** What a block of lotteries is of, whichever of the two categories one lies in. */
const LOTTERY_CATEGORY = 'LOTT';

export interface TicketRequest extends MemberKey {
  readonly currency: string;
  readonly numero: string;
  readonly lines: readonly PricedLine[];
  /** The chase that buys it. */
  readonly chaseId?: bigint;
}

/** Counts and prices the lines of a slip. @throws Problem with the pointer of the first line at fault */
export function priceLines(
  lottery: Lottery,
  entries: readonly LotteryLineEntry[],
  terms: LotteryTerms,
  currency: string,
): readonly PricedLine[] {
  return entries.map((entry, index) => {
    const line = priceLine(lottery, entry, terms, currency);
    if (!isRefused(line)) return line;
    const { fault, field, units } = line;
    throw new Problem(fault, {
      fields: { [`/lines/${index}/${field}`]: { code: fault } },
      ...(units > 0 && { value: { units } }),
    });
  });
}

export const stakeOf = (lines: readonly Pick<PricedLine, 'stakeMicro'>[]): bigint =>
  lines.reduce((sum, { stakeMicro }) => sum + stakeMicro, 0n);

/** @throws Problem GAME_NOT_FOUND, GAME_MAINTENANCE */
export function offeredLottery(
  { lotteries, gamesOf }: Pick<LotteryParts, 'lotteries' | 'gamesOf'>,
  brand: string,
  gameCode: string,
): Lottery {
  const lottery = lotteries.find(gameCode);
  const offered = gamesOf(brand).findNode(nodeIdOf({ vendor: LOTTERY, code: gameCode }));
  if (lottery === null || offered === null) throw new Problem('GAME_NOT_FOUND');
  if (offered.maintenance) throw new Problem('GAME_MAINTENANCE');
  return lottery;
}

/**
 * Buys a ticket: rows, exposure and stake in one transaction, under a shared lock of the draw. So a
 * ticket exists if and only if its stake was taken before the close.
 * @returns the ticket's id
 * @throws Problem BONUS_STAKE_LIMIT, BONUS_GAME_FORBIDDEN, CATEGORY_BLOCKED, PLAY_LIMIT_REACHED,
 * REALITY_CHECK_DUE, PLAN_REACHED, LOTTERY_CLOSED, MEMBER_BLOCKED, EXPOSURE_REACHED, INSUFFICIENT_FUNDS,
 * AMOUNT_NOT_CONVERTIBLE, BET_LIMIT_EXCEEDED
 */
export async function placeTicket(
  tx: Tx,
  deps: LotteryParts,
  lottery: Lottery,
  terms: LotteryTerms,
  request: TicketRequest,
): Promise<bigint> {
  const { brand, memberId, currency, numero, lines } = request;
  const stakeMicro = stakeOf(lines);
  checkAmount({ amountMicro: stakeMicro, currency }, { minMicro: 1n, maxMicro: MAX_AMOUNT_MICRO });
  const isBound = await checkMember(tx, request, deps.clock);
  const draw = await shareDraw(tx, lottery.drawCode, numero);
  if (draw === null || draw.status !== 'open' || deps.clock.now() >= draw.closesAt) {
    throw new Problem('LOTTERY_CLOSED');
  }
  await judgeTerms(tx, deps, lottery, request, stakeMicro);
  const ticketId = newId();
  await writeTicket(tx, deps, lottery, terms, { ...request, ticketId, draw, stakeMicro });
  await addExposure(tx, { brand, currency, drawId: draw.id, gameCode: lottery.code }, lines, terms);
  if (isBound) await judgeOwnRules(tx, deps, request, stakeMicro);
  const outcome = await deps.ledger.postIn(tx, {
    brand,
    memberId,
    currency,
    provider: LOTTERY,
    externalRef: String(ticketId),
    kind: 'bet',
    roundRef: roundRefOf(lottery.code, numero),
    postings: betPostings({ stakeMicro, funds: ['cash'] }),
    event: roundPart(deps.lotteries, lottery.code, 'stake', stakeMicro),
  });
  if (outcome.status === 'posted') return ticketId;
  throw refusal(outcome.reason, currency, outcome.balances.cash ?? 0n);
}

/** A lottery takes cash alone, and its stake is one of those that a running bonus limits. */
async function judgeTerms(
  tx: Tx,
  { clock }: Pick<LotteryParts, 'clock'>,
  { code: gameCode, category }: Lottery,
  { brand, memberId }: TicketRequest,
  amountMicro: bigint,
): Promise<void> {
  const terms = await playTerms(tx, { brand, memberId }, clock);
  judgeStake(terms, { gameCode, category, amountMicro, earlierMicro: 0n });
}

/** What the player set bounds tickets too; a chase buys without the player. */
export async function judgeOwnRules(
  tx: Tx,
  { clock }: Pick<LotteryParts, 'clock'>,
  { brand, memberId, currency, chaseId }: WalletKey & { chaseId?: bigint },
  stakeMicro: bigint,
): Promise<void> {
  const wallet = { brand, memberId, currency };
  const rules = await readPlayRules(tx, wallet, clock);
  if (!boundsStakes(rules)) return;
  await lockWallet(tx, wallet);
  await judgePlay(
    tx,
    wallet,
    rules,
    { category: LOTTERY_CATEGORY, stakeMicro, attended: chaseId === undefined },
    clock,
  );
}

function refusal(reason: string, currency: string, cash: bigint): Error {
  if (reason === 'insufficientFunds') {
    return new Problem('INSUFFICIENT_FUNDS', { value: { currency, balanceMicro: String(cash) } });
  }
  if (reason === 'outOfRange') return new Problem('BET_LIMIT_EXCEEDED');
  return new Error(`a ticket's stake was refused: ${reason}`);
}

/**
 * A ticket and a block of its player follow each other, or an exclusion: a chase buys without a session.
 * @throws Problem MEMBER_BLOCKED, also while the player is excluded
 * @returns whether rules of the player's own, or a bonus, may bound the stake: few players have any
 */
export async function checkMember(tx: Tx, owner: MemberKey, clock: Clock): Promise<boolean> {
  await lockMember(tx, owner);
  const { status, plays_under_terms: isBound } = await tx
    .selectFrom('member')
    .select(['status', 'plays_under_terms'])
    .where('id', '=', owner.memberId)
    .where('brand', '=', owner.brand)
    .executeTakeFirstOrThrow();
  if (status !== 'active' || (await currentExclusion(tx, owner, clock)) !== null) {
    throw new Problem('MEMBER_BLOCKED');
  }
  return isBound;
}

async function writeTicket(
  tx: Tx,
  { clock }: Pick<LotteryParts, 'clock'>,
  { code, oddsVersion }: Lottery,
  { ceilingSeries }: LotteryTerms,
  ticket: TicketRequest & { ticketId: bigint; draw: DrawRow; stakeMicro: bigint },
): Promise<void> {
  const { ticketId, draw, brand, memberId, currency } = ticket;
  await tx
    .insertInto('lottery_ticket')
    .values({
      id: ticketId,
      draw_id: draw.id,
      brand,
      member_id: memberId,
      currency,
      game_code: code,
      stake_micro: ticket.stakeMicro,
      chase_id: ticket.chaseId ?? null,
      placed_at: clock.now(),
    })
    .execute();
  await tx
    .insertInto('lottery_line')
    .values(
      ticket.lines.map((line) => ({
        draw_id: draw.id,
        id: newId(),
        ticket_id: ticketId,
        brand,
        member_id: memberId,
        member_shard: shardOf(memberId),
        currency,
        game_code: code,
        play: line.play.code,
        selection: line.text,
        units: line.units,
        mode: line.mode,
        multiple: line.multiple,
        series: line.series,
        ceiling: Math.max(ceilingSeries, line.series),
        odds_version: oddsVersion,
        by_series: followsSeries(line.play),
        unit_stake_micro: line.unitStakeMicro,
        stake_micro: line.stakeMicro,
      })),
    )
    .execute();
}
