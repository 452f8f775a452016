import { Gauge, type Registry } from 'prom-client';
import { answersWithin } from '../../../platform/answers-within.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { HouseGames } from '../house-games.ts';
import { gameReturns } from './game-returns.read.ts';

/** A scrape does not wait longer for the database; it then shows the figures of the last one. */
const WAIT_MS = 1_000;

/** The alarm for who watches the metrics: titles whose measured return does not fit. */
export function addReturnMetrics(registry: Registry, db: Db, games: HouseGames): void {
  const outside = new Gauge({
    name: 'game_return_outside',
    help: 'Titles by brand and currency whose measured return lies outside its confidence bounds.',
    labelNames: ['brand', 'game', 'currency', 'state'],
    registers: [registry],
    // A late or failed read does not fail the scrape: metrics outlive the database.
    collect: () => answersWithin(refresh(), WAIT_MS).catch(() => undefined),
  });
  async function refresh(): Promise<void> {
    const all = await gameReturns(db, null, games.findVersion);
    outside.reset();
    for (const { brand, gameCode: game, currency, state } of all) {
      if (state === 'above' || state === 'below') outside.set({ brand, game, currency, state }, 1);
    }
  }
}
