import { setTimeout as pause } from 'node:timers/promises';
import { inTransaction, isUniqueViolation } from '../../../platform/db/in-transaction.ts';
import { newId } from '../../../platform/id.ts';
import type { House } from '../house.ts';
import { isShared, type SharedGame } from '../house-games.ts';
import { lockRound } from './lock-round.ts';
import { settleTable } from './settle-table.ts';
import { takePosition } from './table-chain.store.ts';
import {
  busyTables,
  decidedRound,
  insertRound,
  latestRounds,
  moveRound,
  type TableKey,
  type TableRound,
} from './table.store.ts';

/** How often a node looks at the tables. Within this time it waits for the next moment exactly. */
export const TABLES_EVERY_SECONDS = 0.5;
const LOOK_AHEAD_MS = 600;
/** Bounds one run; the next one goes on. */
const MOST_STEPS = 8;

/**
 * Moves every table as far as the clock says: opens, locks, tells and pays rounds. Each step is a
 * conditional write, so it runs on every node at once and goes on after any crash.
 * @returns how many steps were made.
 */
export async function runTables(deps: House): Promise<number> {
  let made = 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const tables = await busyTables(deps.db, deps.clock.now());
    let waitMs = Number.POSITIVE_INFINITY;
    for (const table of tables) {
      const next = await advance(deps, table);
      if (next.moved) made += 1;
      waitMs = Math.min(waitMs, next.waitMs);
    }
    if (waitMs > LOOK_AHEAD_MS) return made;
    if (waitMs > 0) await pause(waitMs, undefined, { ref: false });
  }
  return made;
}

interface Step {
  moved: boolean;
  /** Until the table has something to do again. */
  waitMs: number;
}

const RESTS: Step = { moved: false, waitMs: Number.POSITIVE_INFINITY };

async function advance(deps: House, table: TableKey): Promise<Step> {
  const game = deps.games.find(table.gameCode);
  if (game === null || !isShared(game)) return RESTS;
  try {
    const [round = null] = await latestRounds(deps.db, table, 1);
    const step = await advanceRound(deps, table, game, round);
    if (step.moved) deps.live.changed('gameTable', { brand: table.brand });
    return step;
  } catch (error) {
    deps.log.error({ err: error, ...table }, 'a table could not go on');
    return RESTS;
  }
}

async function advanceRound(
  deps: House,
  table: TableKey,
  game: SharedGame,
  round: TableRound | null,
): Promise<Step> {
  const now = deps.clock.now().getTime();
  switch (round?.status) {
    case 'betting':
      return due(round.locksAt, now, () => lockRound(deps, game, round));
    case 'running':
      return due(decidedRound(round).endsAt, now, () =>
        moveRound(deps.db, round.id, 'running', 'paying'),
      );
    case 'paying':
      await settleTable(deps, game, round);
      return { moved: true, waitMs: game.shared.pauseMs };
    case 'ended':
    case undefined: {
      const opens =
        round === null ? now : decidedRound(round).endsAt.getTime() + game.shared.pauseMs;
      return due(new Date(opens), now, () => openOnce(deps, table, game));
    }
  }
}

async function due(at: Date, now: number, move: () => Promise<boolean>): Promise<Step> {
  const waitMs = at.getTime() - now;
  if (waitMs > 0) return { moved: false, waitMs };
  return { moved: await move(), waitMs: 0 };
}

/** @returns false when another node was faster: its round stands, and no place in the chain is lost. */
async function openOnce(deps: House, table: TableKey, game: SharedGame): Promise<boolean> {
  try {
    await openRound(deps, table, game);
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Only a table that somebody looks at opens another round: `busyTables` names no other. */
async function openRound(deps: House, table: TableKey, game: SharedGame): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const opensAt = deps.clock.now();
    const { chainId, ...seeds } = await takePosition(tx, table, opensAt);
    const locksAt = new Date(opensAt.getTime() + game.shared.bettingMs);
    const round = {
      ...table,
      ...seeds,
      chainId,
      id: newId(),
      gameVersion: game.version,
      status: 'betting' as const,
      opensAt,
      locksAt,
      chainSalt: seeds.salt,
      seatSeeds: null,
      endsAt: null,
      result: null,
    };
    await insertRound(tx, round);
  });
}
