import { sql } from 'kysely';
import {
  type CoverageMemo,
  hedgedStakeMicro,
  leastUnitsToCover,
  type PlacedBet,
} from '#domain/lottery/hedged-stake.ts';
import { findPlay } from '#domain/lottery/lottery.ts';
import { parseSelection } from '#domain/lottery/selection.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { DrawRow } from './draw.store.ts';
import { groupBy, type LotteryIndex } from './lottery-parts.ts';

/** A play that was bet on in a draw. */
export interface PlayBetOn {
  readonly gameCode: string;
  readonly play: string;
}

interface BetRow extends PlayBetOn {
  readonly memberId: bigint;
  readonly selection: string;
  readonly unitStakeMicro: bigint;
}

/** A play whose outcomes can all be covered. */
export interface CoverablePlay {
  readonly gameCode: string;
  readonly code: string;
  /** As few units may do it. */
  readonly least: number;
}

export function coverablePlays(
  lotteries: LotteryIndex,
  plays: readonly PlayBetOn[],
): readonly CoverablePlay[] {
  return plays.flatMap(({ gameCode, play: code }) => {
    const { lottery, play } = ruleOf(lotteries, { gameCode, play: code });
    const least = leastUnitsToCover(play, lottery.space);
    return Number.isFinite(least) ? [{ gameCode, code, least }] : [];
  });
}

/**
 * Writes the hedged part of every player's stake to the credits of a draw: turnover and team figures
 * count the rest. Only players with enough units of a play to cover every outcome are looked at.
 * @param members everyone who has as many units in one lottery; most draws have none
 */
export async function writeHedgedStakes(
  tx: Tx,
  lotteries: LotteryIndex,
  { id, version }: Pick<DrawRow, 'id' | 'version'>,
  { coverable, members }: { coverable: readonly CoverablePlay[]; members: readonly bigint[] },
): Promise<void> {
  if (members.length === 0) return;
  const rows = await possibleHedges(tx, id, coverable, members);
  const memo: CoverageMemo = new Map();
  const perPlay = groupBy(
    rows,
    ({ memberId, gameCode, play }) => `${memberId} ${gameCode} ${play}`,
  );
  const hedges = [...perPlay.values()].flatMap((bets) => {
    const [{ memberId, gameCode } = NO_BET] = bets;
    const hedgedMicro = hedgedOf(lotteries, bets, memo);
    return hedgedMicro === 0n ? [] : [{ memberId, gameCode, hedgedMicro }];
  });
  if (hedges.length === 0) return;
  await sql`
    update lottery_credit c set hedged_stake_micro = h.hedged
    from (
      select member_id, game_code, sum(hedged)::bigint as hedged
      from unnest(
        ${hedges.map(({ memberId }) => memberId)}::bigint[],
        ${hedges.map(({ gameCode }) => gameCode)}::text[],
        ${hedges.map(({ hedgedMicro }) => hedgedMicro)}::bigint[]
      ) as each_play (member_id, game_code, hedged)
      group by member_id, game_code
    ) h
    where c.draw_id = ${id} and c.version = ${version}::int
      and c.member_id = h.member_id and c.game_code = h.game_code
  `.execute(tx);
}

const NO_BET: Pick<BetRow, 'memberId' | 'gameCode'> = { memberId: 0n, gameCode: '' };

async function possibleHedges(
  tx: Tx,
  drawId: bigint,
  coverable: readonly CoverablePlay[],
  members: readonly bigint[],
): Promise<readonly BetRow[]> {
  const { rows } = await sql<BetRow>`
    with possible as (
      select l.member_id, l.game_code, l.play
      from lottery_line l
      join unnest(
        ${coverable.map(({ gameCode }) => gameCode)}::text[],
        ${coverable.map(({ code }) => code)}::text[],
        ${coverable.map(({ least }) => least)}::int[]
      ) as p (game_code, play, least) on p.game_code = l.game_code and p.play = l.play
      where l.draw_id = ${drawId} and l.member_id = any(${[...members]}::bigint[])
      group by l.member_id, l.game_code, l.play
      having sum(l.units) >= min(p.least)
    )
    select l.member_id as "memberId", l.game_code as "gameCode", l.play, l.selection,
      sum(l.unit_stake_micro)::bigint as "unitStakeMicro"
    from lottery_line l
    join possible p on p.member_id = l.member_id and p.game_code = l.game_code and p.play = l.play
    where l.draw_id = ${drawId} and l.member_id = any(${[...members]}::bigint[])
      and not exists (select 1 from lottery_refund r where r.ticket_id = l.ticket_id)
    group by l.member_id, l.game_code, l.play, l.selection
  `.execute(tx);
  return rows;
}

function hedgedOf(lotteries: LotteryIndex, rows: readonly BetRow[], memo: CoverageMemo): bigint {
  const [first] = rows;
  if (first === undefined) return 0n;
  const { lottery, play } = ruleOf(lotteries, first);
  const bets = rows.map(({ selection: text, unitStakeMicro }): PlacedBet => {
    const selection = parseSelection(play.rows, text);
    if (selection === null) throw new Error(`no rule for ${play.code} ${text}`);
    return { selection, unitStakeMicro };
  });
  return hedgedStakeMicro(play, lottery.space, bets, memo);
}

function ruleOf(lotteries: LotteryIndex, { gameCode, play: code }: PlayBetOn) {
  const lottery = lotteries.find(gameCode);
  const play = lottery === null ? null : findPlay(lottery, code);
  if (lottery === null || play === null) throw new Error(`no rule for ${gameCode} ${code}`);
  return { lottery, play };
}
