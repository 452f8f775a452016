import { setTimeout as pause } from 'node:timers/promises';
import type { StudioTable } from '#games/live/live-tables.ts';
import { isUniqueViolation } from '../../platform/db/in-transaction.ts';
import { closeLiveRound } from './close-round.ts';
import { askPlayers, asksOfRound, endDecision, waitsForAnswer } from './decide-round.ts';
import { openLiveRound } from './open-round.ts';
import {
  type LiveRoundRow,
  newestOfTables,
  type TableTurn,
  tableTurns,
  voidedRounds,
} from './round.store.ts';
import { settleLiveRound } from './settle-round.ts';
import { opensNextAt } from './studio.read.ts';
import type { StudioParts } from './studio-parts.ts';
import { refundLiveRound } from './void-round.ts';

/** How often a node looks at the tables. Within this time it waits for the next moment exactly. */
export const STUDIO_EVERY_SECONDS = 0.5;
const LOOK_AHEAD_MS = 600;
/** Bounds one run; the next one continues. */
const MOST_STEPS = 8;

/**
 * Moves every table as far as the clock says: opens, closes, deals and pays rounds. Each step is a conditional write, so
 * that every node runs it at once, and any of them continues after a stop.
 * @returns how many steps were made
 */
export async function runStudio(parts: StudioParts): Promise<number> {
  let made = await refundVoided(parts);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const codes = parts.tables.map(({ code }) => code);
    const [rounds, all] = await Promise.all([
      newestOfTables(parts.db, codes, 1),
      tableTurns(parts.db, codes, parts.clock.now()),
    ]);
    const turns = new Map(all.map((turn) => [turn.tableCode, turn]));
    let waitMs = Number.POSITIVE_INFINITY;
    let moved = 0;
    for (const table of parts.tables) {
      const [round] = rounds.get(table.code) ?? [];
      const next = await advance(parts, table, round, turns.get(table.code));
      if (next.moved) moved += 1;
      waitMs = Math.min(waitMs, next.waitMs);
    }
    made += moved;
    if (moved > 0) {
      for (const brand of parts.brands.all()) parts.live.changed('liveTables', { brand: brand.id });
    }
    if (waitMs > LOOK_AHEAD_MS) return made;
    if (waitMs > 0) await pause(waitMs, undefined, { ref: false });
  }
  return made;
}

/** Rounds that staff voided, however long ago they were played. */
async function refundVoided(parts: StudioParts): Promise<number> {
  const rounds = await voidedRounds(parts.db);
  for (const round of rounds) {
    try {
      await refundLiveRound(parts, round);
    } catch (error) {
      parts.log.error({ err: error, round: round.id }, 'a round could not be given back');
    }
  }
  return rounds.length;
}

interface Step {
  readonly moved: boolean;
  /** Until the table has something to do again. */
  readonly waitMs: number;
}

const RESTS: Step = { moved: false, waitMs: Number.POSITIVE_INFINITY };

async function advance(
  parts: StudioParts,
  table: StudioTable,
  round: LiveRoundRow | undefined,
  turn: TableTurn | undefined,
): Promise<Step> {
  try {
    return await advanceRound(parts, table, round, turn);
  } catch (error) {
    parts.log.error({ err: error, table: table.code }, 'a table could not go on');
    return RESTS;
  }
}

async function advanceRound(
  parts: StudioParts,
  table: StudioTable,
  round: LiveRoundRow | undefined,
  turn: TableTurn | undefined,
): Promise<Step> {
  const now = parts.clock.now().getTime();
  switch (round?.status) {
    case 'open':
      return due(round.closesAt, now, () => closeLiveRound(parts, round.id));
    case 'dealing':
    case 'paying':
      return due(round.endsAt ?? round.closesAt, now, async () => {
        if (round.status === 'dealing' && asksOfRound(round).length > 0) {
          return askPlayers(parts, round.id);
        }
        await settleLiveRound(parts, round.id);
        return true;
      });
    case 'deciding':
      // The last answer ends it early.
      if (!(await waitsForAnswer(parts.db, round))) return end(parts, round.id);
      return due(round.decidesUntil ?? round.closesAt, now, () => endDecision(parts, round.id));
    case 'voiding':
      return RESTS;
    default: {
      if (turn?.isPaused === true) return RESTS;
      const opensAt = opensNextAt(round, turn?.isAwake === true) ?? new Date(now);
      return due(opensAt, now, () => openOnce(parts, table));
    }
  }
}

const end = async (parts: StudioParts, id: bigint): Promise<Step> => ({
  moved: await endDecision(parts, id),
  waitMs: 0,
});

async function due(at: Date, now: number, move: () => Promise<boolean>): Promise<Step> {
  const waitMs = at.getTime() - now;
  if (waitMs > 0) return { moved: false, waitMs };
  return { moved: await move(), waitMs: 0 };
}

/** @returns false when another node was faster: its round is the next one */
async function openOnce(parts: StudioParts, table: StudioTable): Promise<boolean> {
  try {
    await openLiveRound(parts, table);
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
