import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { JsonObject, TicketWager } from '#games/game-rules.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { WalletSession } from '../wallet-port.ts';
import type { House } from './house.ts';
import type { HouseGame } from './house-games.ts';
import { activatePair, commitToNext, type Player } from './house-seeds.ts';

/**
 * A finite series of tickets is a pair of seeds that belongs to no player: its nonce counts the tickets
 * sold. There is one for every price, so that nobody gains by paying more once good prizes are left.
 */
export function seriesOwner(
  { brand, mode, currency }: WalletSession,
  { code }: HouseGame,
  stakeMicro: bigint,
): Player {
  return { brand, memberId: 0n, gameCode: `${code}:${mode}:${currency}:${stakeMicro}` };
}

/** The wager of a ticket: the player's, with what places the ticket in its series. */
export const ticketWager = (wager: JsonObject, ticket: TicketWager): JsonObject => ({
  ...wager,
  ...ticket,
});

const ADDED: readonly string[] = ['clientSeed', 'number', 'sold'] satisfies (keyof TicketWager)[];

/** The player's part of the wager of a ticket. */
export const ownWager = (wager: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(wager).filter(([key]) => !ADDED.includes(key)));

/**
 * Reveals the sold-out series, if there is one, and begins the next. The commitment to its seed is
 * stored in a transaction that ends before the salt is drawn, so neither can be chosen to fit the other;
 * as a rule it has been there since the series before began. Of two calls at once one begins the series.
 */
export async function beginSeries(
  { db, clock }: Pick<House, 'db' | 'clock'>,
  owner: Player,
  tickets: number,
): Promise<void> {
  await inTransaction(db, (tx) => commitToNext(tx, owner, clock));
  const salt = randomBytes(16).toString('hex');
  await inTransaction(db, async (tx) => {
    const next = await lockNext(tx, owner);
    if (next === null) return;
    await revealSoldOut(tx, owner, tickets, clock.now());
    if (await hasCurrent(tx, owner)) return;
    await activatePair(tx, next, salt);
    await commitToNext(tx, owner, clock);
  });
}

/** @returns the id of the pair that is committed to and has no salt */
async function lockNext(tx: Tx, owner: Player): Promise<bigint | null> {
  const row = await seriesPairs(tx, owner)
    .select('id')
    .where('client_seed', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.id ?? null;
}

async function hasCurrent(tx: Tx, owner: Player): Promise<boolean> {
  const row = await seriesPairs(tx, owner)
    .select('id')
    .where('client_seed', 'is not', null)
    .where('revealed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

const seriesPairs = (tx: Tx, { brand, memberId, gameCode }: Player) =>
  tx
    .selectFrom('house_seed')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('game_code', '=', gameCode);

async function revealSoldOut(tx: Tx, owner: Player, tickets: number, at: Date): Promise<void> {
  await sql`
    update house_seed set revealed_at = ${at}
    where brand = ${owner.brand} and member_id = ${owner.memberId}
      and game_code = ${owner.gameCode} and client_seed is not null and revealed_at is null
      and next_nonce >= ${tickets}
  `.execute(tx);
}
