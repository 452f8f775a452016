import { priceLine, isRefused } from '#domain/lottery/price-line.ts';
import type { LotteryLineEntry } from '#contract/generated/types.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { newestDraw } from './draw.store.ts';
import type { LotteryParts } from './lottery-parts.ts';
import { placeTicket } from './place-ticket.ts';

/** What the demo's player bets on, by lottery. */
const BETS: Readonly<Record<string, readonly Pick<LotteryLineEntry, 'play' | 'selection'>[]>> = {
  'ssc-1': [
    { play: 'fixed.fixed', selection: '1,3,5,7,9||||' },
    { play: 'front3.group6', selection: '1,2,3,4' },
  ],
  'pk10-5': [{ play: 'position.sides', selection: 'big|||odd||||||' }],
  'lucky-28': [{ play: 'sum.sides', selection: 'big,even' }],
  '3d': [{ play: 'three.direct', selection: '7|7|7' }],
};

/** Tickets of the demo's player in draws that are open: the first results arrive within minutes. */
export async function seedTickets(
  deps: LotteryParts,
  brand: string,
  username: string,
): Promise<void> {
  const live = deps.brands.byId(brand);
  const member = await deps.db
    .selectFrom('member')
    .select(['id', 'currency'])
    .where('brand', '=', brand)
    .where('username', '=', username)
    .executeTakeFirst();
  if (live === null || member === undefined) return;
  const { currency } = member;
  const terms = live.setting('lotteryTerms');
  for (const [gameCode, bets] of Object.entries(BETS)) {
    const lottery = deps.lotteries.find(gameCode);
    const draw = lottery === null ? null : await newestDraw(deps.db, lottery.drawCode);
    if (lottery === null || draw === null) continue;
    const lines = bets.flatMap((bet) => {
      const play = lottery.plays.find(({ code }) => code === bet.play);
      const rows = bet.selection.split('|').map((row) => (row === '' ? [] : row.split(',')));
      const units = play?.units(rows) ?? 0;
      const entry = { ...bet, units, mode: 100 as const, multiple: 1, series: 1900 };
      const priced = priceLine(lottery, entry, terms, currency);
      return isRefused(priced) ? [] : [priced];
    });
    const request = { brand, memberId: member.id, currency, numero: draw.numero, lines };
    await inTransaction(deps.db, (tx) => placeTicket(tx, deps, lottery, terms, request)).catch(
      (error: unknown) => {
        // A draw may close at this very moment.
        if (!(error instanceof Problem)) throw error;
      },
    );
  }
}
