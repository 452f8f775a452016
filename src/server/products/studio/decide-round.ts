import { sql } from 'kysely';
import type { LiveChoice } from '#contract/generated/types.ts';
import { type Ask, asksOf, type Said } from '#games/live/decisions.ts';
import type { LiveGame } from '#games/live/live-game.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { dealRound } from './deal-round.ts';
import { gameOfRound, holdLiveRound, type LiveRoundRow } from './round.store.ts';
import type { StudioParts } from './studio-parts.ts';

/** Questions of a round that wait for an answer; empty: its outcome is whole. */
export const asksOfRound = (round: LiveRoundRow): readonly Ask[] =>
  asksOf(gameOfRound(round), round.outcome);

/** Asks the players of a round whose cards lie. @returns false: another node was faster */
export function askPlayers(
  { db, clock }: Pick<StudioParts, 'db' | 'clock'>,
  id: bigint,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const round = await holdLiveRound(tx, id, 'alone');
    if (round?.status !== 'dealing') return false;
    const { decisions } = gameOfRound(round);
    if (decisions === null || asksOfRound(round).length === 0) return false;
    const until = new Date(clock.now().getTime() + decisions.decideMs);
    await tx
      .updateTable('live_round')
      .set({ status: 'deciding', decides_until: until })
      .where('id', '=', id)
      .execute();
    return true;
  });
}

/** Somebody who is asked has not answered yet. */
export async function waitsForAnswer(db: Db | Tx, round: LiveRoundRow): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select 1 from live_order o join live_bet b on b.order_id = o.id
      where o.round_id = ${round.id} and o.returned_at is null
        and b.spot = any(${asksOfRound(round).map(({ spot }) => spot)}::text[])
        and not exists (
          select 1 from live_choice c
          where c.round_id = o.round_id and c.step = ${round.step} and c.spot = b.spot
            and c.member_id = o.member_id
        )
    ) as waits
  `.execute(db);
  return rows[0]?.waits === true;
}

/**
 * Ends a decision once all have answered or its time is over, and deals on. Silence counts as the published default.
 * @returns false: it continues, or another node was faster
 */
export function endDecision(
  { db, clock }: Pick<StudioParts, 'db' | 'clock'>,
  id: bigint,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const round = await holdLiveRound(tx, id, 'alone');
    if (round?.status !== 'deciding' || round.decidesUntil === null) return false;
    const now = clock.now();
    if (now < round.decidesUntil && (await waitsForAnswer(tx, round))) return false;
    const game = gameOfRound(round);
    const said = await saidNow(tx, game, round);
    const outcome = await dealRound(tx, game, round, round.beaconValue, said);
    await tx
      .updateTable('live_round')
      .set({
        status: 'dealing',
        step: said.steps,
        ends_at: new Date(now.getTime() + game.dealMs(outcome)),
        decides_until: null,
        outcome: JSON.stringify(outcome),
      })
      .where('id', '=', id)
      .execute();
    return true;
  });
}

/** What was said before, and in the decision that ends. */
async function saidNow(tx: Tx, { decisions }: LiveGame, round: LiveRoundRow): Promise<Said> {
  if (decisions === null || round.outcome === null)
    throw new Error(`round ${round.id} asks nothing`);
  const answers = await tx
    .selectFrom('live_choice')
    .select(['spot', 'choice'])
    .where('round_id', '=', round.id)
    .where('step', '=', round.step)
    .execute();
  // A seat has one player.
  const bySpot = new Map(answers.map(({ spot, choice }) => [spot, choice as LiveChoice]));
  const asks = new Map(decisions.asks(round.outcome).map((ask) => [ask.spot, ask]));
  return {
    steps: round.step + 1,
    seats: decisions.saidIn(round.outcome).seats.map(({ spot, choices }) => {
      const ask = asks.get(spot);
      return ask === undefined
        ? { spot, choices }
        : { spot, choices: [...choices, bySpot.get(spot) ?? ask.byDefault] };
    }),
  };
}
