import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { burntCards, cutAt, shuffleShoe } from '#games/live/shoe.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import type { Beacon } from '../../play/chance/beacon.ts';
import { takeSeed } from '../../play/chance/chain.store.ts';

/** A shoe that rounds are dealt from. */
export interface DealtShoe {
  readonly id: bigint;
  readonly number: number;
  readonly used: number;
  readonly cards: readonly number[];
}

interface Shoe {
  readonly id: bigint;
  readonly number: number;
  readonly used: number;
  readonly position: number;
  readonly serverSeed: string;
  readonly beaconValue: string | null;
}

/**
 * The shoe of the next round; behind the cut card another one is shuffled, by a pulse that comes after its commitment,
 * and the one after it is committed to.
 * @returns null: a first shoe was committed to, and its pulse is still to come
 */
export async function shoeInUse(
  tx: Tx,
  beacon: Beacon,
  tableCode: string,
  mostCards: number,
  now: Date,
): Promise<DealtShoe | null> {
  const dealt = await lockShoe(tx, tableCode, 'dealt');
  if (dealt !== null && dealt.used < cutAt(mostCards)) return withCards(dealt);
  const next = await lockShoe(tx, tableCode, 'committed');
  if (next === null) {
    await commitShoe(tx, tableCode, (dealt?.number ?? 0) + 1, now);
    return null;
  }
  if (dealt !== null) {
    await tx.updateTable('live_shoe').set({ status: 'ended' }).where('id', '=', dealt.id).execute();
  }
  const pulse = await beacon.pulse(tx, now);
  const cards = cardsOf({ ...next, beaconValue: pulse.value });
  const used = burntCards(cards);
  await tx
    .updateTable('live_shoe')
    .set({
      status: 'dealt',
      used,
      beacon_source: pulse.source,
      beacon_round: pulse.round,
      beacon_value: pulse.value,
      beacon_commitment: pulse.commitment,
    })
    .where('id', '=', next.id)
    .execute();
  await commitShoe(tx, tableCode, next.number + 1, now);
  return { id: next.id, number: next.number, used, cards };
}

/** The shoe that a round was opened with. */
export async function shoeOf(tx: Tx, id: bigint): Promise<DealtShoe> {
  const row = await tx
    .selectFrom('live_shoe')
    .select(SHOE)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return withCards(row);
}

export async function countCards(tx: Tx, id: bigint, used: number): Promise<void> {
  await tx.updateTable('live_shoe').set({ used }).where('id', '=', id).execute();
}

const SHOE = [
  'id',
  'number',
  'used',
  'position',
  'server_seed as serverSeed',
  'beacon_value as beaconValue',
] as const;

async function lockShoe(
  tx: Tx,
  tableCode: string,
  status: 'dealt' | 'committed',
): Promise<Shoe | null> {
  const row = await tx
    .selectFrom('live_shoe')
    .select(SHOE)
    .where('table_code', '=', tableCode)
    .where('status', '=', status)
    .orderBy('number', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

async function commitShoe(tx: Tx, tableCode: string, number: number, now: Date): Promise<void> {
  const { position, commitment, serverSeed } = await takeSeed(tx, `shoe ${tableCode}`, now);
  await tx
    .insertInto('live_shoe')
    .values({
      id: newId(),
      table_code: tableCode,
      number,
      status: 'committed',
      position,
      commitment,
      server_seed: serverSeed,
      committed_at: now,
    })
    .execute();
}

const withCards = (shoe: Shoe): DealtShoe => ({
  id: shoe.id,
  number: shoe.number,
  used: shoe.used,
  cards: cardsOf(shoe),
});

function cardsOf({ serverSeed, beaconValue, position }: Omit<Shoe, 'id'>): readonly number[] {
  if (beaconValue === null) throw new Error('a shoe was dealt from before it was shuffled');
  return shuffleShoe(openOutcomeStream({ serverSeed, clientSeed: beaconValue, nonce: position }));
}
