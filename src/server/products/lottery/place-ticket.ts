import { LOTTERY } from '#domain/lottery/lottery-code.ts';
import type { LotteryLineEntry, LotteryTerms } from '#contract/generated/types.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import type { Lottery } from '#domain/lottery/lottery.ts';
import { followsSeries } from '#domain/lottery/play.ts';
import { isRefused, type PricedLine, priceLine } from '#domain/lottery/price-line.ts';
import { MAX_AMOUNT_MICRO } from '#domain/money/micro.ts';
import { checkAmount } from '../../cash/check-amount.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { HoldOf } from '../../play/wager/hold-stake.ts';
import type { ProductRule, Stake } from '../../play/wager/stake.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { nodeIdOf } from '../../vendors/game-catalogue.ts';
import { type DrawRow, shareDraw } from './draw.store.ts';
import { addExposure } from './exposure.store.ts';
import { type LotteryParts, roundOf } from './lottery-parts.ts';

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
 * @param held what a chase holds, from which the stake comes; left out: the wallet
 * @returns the ticket's id
 * @throws Problem LOTTERY_CLOSED, EXPOSURE_REACHED, AMOUNT_NOT_CONVERTIBLE, BET_LIMIT_EXCEEDED and the
 * refusals of a stake
 */
export async function placeTicket(
  tx: Tx,
  deps: LotteryParts,
  lottery: Lottery,
  terms: LotteryTerms,
  request: TicketRequest,
  held?: HoldOf,
): Promise<bigint> {
  const { brand, currency, lines } = request;
  const stakeMicro = stakeOf(lines);
  checkAmount({ amountMicro: stakeMicro, currency }, { minMicro: 1n, maxMicro: MAX_AMOUNT_MICRO });
  const ticketId = newId();
  const rule = ticketRule(deps, lottery, request, async (at, draw) => {
    await writeTicket(at, deps, lottery, terms, { ...request, ticketId, draw, stakeMicro });
    const key = { brand, currency, drawId: draw.id, gameCode: lottery.code };
    await addExposure(at, key, lines, terms);
  });
  const stake = ticketStake(lottery, request, String(ticketId), stakeMicro);
  await (held === undefined
    ? deps.wager.takeStakeIn(tx, stake, rule)
    : deps.wager.confirmStake(tx, held, stake, rule));
  return ticketId;
}

/** The draw takes bets, and stays so until the stake is taken. */
function ticketRule(
  { clock }: Pick<LotteryParts, 'clock'>,
  { drawCode }: Lottery,
  { numero }: Pick<TicketRequest, 'numero'>,
  take: (tx: Tx, draw: DrawRow) => Promise<void>,
): ProductRule {
  let draw: DrawRow | null = null;
  return {
    async judge(tx) {
      draw = await shareDraw(tx, drawCode, numero);
      if (draw === null || draw.status !== 'open' || clock.now() >= draw.closesAt) {
        throw new Problem('LOTTERY_CLOSED');
      }
    },
    async take(tx) {
      if (draw === null) throw new Error('a ticket was written before its draw was judged');
      await take(tx, draw);
    },
  };
}

/** A lottery takes cash alone; a chase buys without the player. */
const ticketStake = (
  { code: gameCode }: Lottery,
  request: TicketRequest,
  stakeRef: string,
  stakeMicro: bigint,
): Stake => ({
  ...roundOf({ ...request, gameCode }, request.numero),
  stakeRef,
  stakeMicro,
  session: null,
  attended: request.chaseId === undefined,
  cashOnly: true,
});

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
