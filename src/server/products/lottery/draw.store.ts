import type { Issue } from '#domain/lottery/schedule.ts';
import type { Lottery } from '#domain/lottery/lottery.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { takeSeed } from '../../play/chance/chain.store.ts';

/** correcting: what a wrong result paid is being taken back. voiding: stakes are being given back. */
export type DrawStatus =
  | 'open'
  | 'closed'
  | 'resulted'
  | 'settling'
  | 'settled'
  | 'correcting'
  | 'voiding'
  | 'void';

/** Statuses in which something remains to be done. */
export const ACTIVE: readonly DrawStatus[] = [
  'open',
  'closed',
  'resulted',
  'settling',
  'correcting',
  'voiding',
];

const DRAW = [
  'id',
  'draw_code as drawCode',
  'numero',
  'source',
  'opens_at as opensAt',
  'closes_at as closesAt',
  'draws_at as drawsAt',
  'status',
  'version',
  'position',
  'server_seed as serverSeed',
  'numbers',
  'entered_numbers as enteredNumbers',
  'entered_by as enteredBy',
  'confirmed_by as confirmedBy',
] as const;

export interface DrawRow {
  id: bigint;
  drawCode: string;
  numero: string;
  source: string;
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date;
  status: DrawStatus;
  version: number;
  position: number | null;
  serverSeed: string | null;
  numbers: string | null;
  enteredNumbers: string | null;
  enteredBy: bigint | null;
  confirmedBy: bigint | null;
}

/** Every draw in which something remains to be done, the oldest first. */
export async function activeDraws(db: Db): Promise<DrawRow[]> {
  const rows = await db
    .selectFrom('lottery_draw')
    .select(DRAW)
    .where('status', 'in', ACTIVE)
    .orderBy('draws_at')
    .execute();
  return rows as DrawRow[];
}

/** The issue of a code that was opened last. */
export async function newestDraw(db: Db | Tx, drawCode: string): Promise<DrawRow | null> {
  const row = await db
    .selectFrom('lottery_draw')
    .select(DRAW)
    .where('draw_code', '=', drawCode)
    .orderBy('opens_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row as DrawRow | undefined) ?? null;
}

export async function findDraw(
  db: Db | Tx,
  drawCode: string,
  numero: string,
): Promise<DrawRow | null> {
  const row = await db
    .selectFrom('lottery_draw')
    .select(DRAW)
    .where('draw_code', '=', drawCode)
    .where('numero', '=', numero)
    .executeTakeFirst();
  return (row as DrawRow | undefined) ?? null;
}

/** Locks a draw against a change of its status: no ticket slips in behind its close. */
export async function shareDraw(tx: Tx, drawCode: string, numero: string): Promise<DrawRow | null> {
  const row = await tx
    .selectFrom('lottery_draw')
    .select(DRAW)
    .where('draw_code', '=', drawCode)
    .where('numero', '=', numero)
    .forShare()
    .executeTakeFirst();
  return (row as DrawRow | undefined) ?? null;
}

/** As `shareDraw` for those who change it. */
export async function lockDraw(tx: Tx, id: bigint): Promise<DrawRow | null> {
  const row = await tx
    .selectFrom('lottery_draw')
    .select(DRAW)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return (row as DrawRow | undefined) ?? null;
}

/**
 * Opens an issue; one of our own takes the next seed of its chain and publishes the commitment.
 * @returns the draw's id. Violates a unique constraint when another node was faster: nothing of the chain is lost then.
 */
export async function openDraw(
  tx: Tx,
  { drawCode, source }: Pick<Lottery, 'drawCode' | 'source'>,
  { numero, opensAt, closesAt, drawsAt }: Issue,
  now: Date,
): Promise<bigint> {
  const id = newId();
  const seed = source === 'own' ? await takeSeed(tx, drawCode, now) : null;
  await tx
    .insertInto('lottery_draw')
    .values({
      id,
      draw_code: drawCode,
      numero,
      source,
      opens_at: opensAt,
      closes_at: closesAt,
      draws_at: drawsAt,
      status: 'open',
      chain_id: seed?.chainId ?? null,
      position: seed?.position ?? null,
      commitment: seed?.commitment ?? null,
      server_seed: seed?.serverSeed ?? null,
    })
    .execute();
  return id;
}

/** @returns false when it was moved already. */
export async function moveDraw(
  db: Db | Tx,
  id: bigint,
  from: DrawStatus,
  to: DrawStatus,
  also: { settled_at?: Date } = {},
): Promise<boolean> {
  const row = await db
    .updateTable('lottery_draw')
    .set({ status: to, ...also })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
