import { type DateOrder, readBookedDay } from '#domain/bank-statement/booked-day.ts';
import { notesIn, type StatementEntry } from '#domain/bank-statement/read-statement.ts';
import { addDays, dayIn } from '#domain/day/day.ts';
import { AWAITED, TRANSFER } from '#domain/deposit/transfer-channel.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';

/** Orders by amount are looked for so far back. */
const AMOUNT_DAYS = 7;
/** No bank books a payment further ahead: a later day is a year that was read wrong. */
const MOST_DAYS_AHEAD = 31;

/** The way to pay in whose statement is read. */
export interface SearchedRoute {
  brand: string;
  code: string;
  /** Time zone of the brand's days. */
  timeZone: string;
  /** Whether the market writes the day or the month first; null: its countries differ. */
  dateOrder: DateOrder | null;
}

export interface FoundOrder {
  id: bigint;
  status: string;
  amountMicro: bigint;
  version: number;
  by: 'reference' | 'amount';
}

/**
 * The one order that a line names by a note, or by its amount. Reads without a lock: the credit
 * compares the version. @returns null when the line names none, or several
 */
export async function findOrder(
  tx: Tx,
  clock: Clock,
  route: SearchedRoute,
  line: StatementEntry,
): Promise<FoundOrder | null> {
  const [named, another] = await namedOrders(tx, route.brand, line);
  if (named !== undefined) return another === undefined ? named : null;
  return findByAmount(tx, clock, route, line);
}

const COLUMNS = ['id', 'status', 'amount_micro as amountMicro', 'version'] as const;

/** Orders whose note the text has: two at most. */
async function namedOrders(
  tx: Tx,
  brand: string,
  { text }: StatementEntry,
): Promise<readonly FoundOrder[]> {
  const notes = notesIn(text);
  if (notes.length === 0) return [];
  const rows = await tx
    .selectFrom('deposit')
    .select(COLUMNS)
    .where('brand', '=', brand)
    .where('transfer_note', 'in', notes)
    .where('channel', '=', TRANSFER)
    .limit(2)
    .execute();
  return rows.map((row) => ({ ...row, by: 'reference' as const }));
}

/** Without the tolerance: orders of one route differ by less, and the amount is all that names one. */
async function findByAmount(
  tx: Tx,
  clock: Clock,
  route: SearchedRoute,
  line: StatementEntry,
): Promise<FoundOrder | null> {
  const now = clock.now();
  const rows = await tx
    .selectFrom('deposit')
    .select([...COLUMNS, 'created_at'])
    .where('brand', '=', route.brand)
    .where('route', '=', route.code)
    .where('channel', '=', TRANSFER)
    .where('status', 'in', AWAITED)
    .where('unique_amount', '=', line.amountMicro)
    .where('created_at', '>=', new Date(now.getTime() - AMOUNT_DAYS * 86_400_000))
    .limit(2)
    .execute();
  const [only, other] = rows;
  // Staff decide between two.
  if (only === undefined || other !== undefined) return null;
  const { created_at: orderedAt, ...order } = only;
  return mayPay(line, route, orderedAt, now) ? { ...order, by: 'amount' as const } : null;
}

/** Whether a line was booked on the day of an order or later. A day that cannot be read is for staff. */
function mayPay(
  { bookedOn }: StatementEntry,
  { timeZone, dateOrder }: SearchedRoute,
  orderedAt: Date,
  now: Date,
): boolean {
  const day = readBookedDay(bookedOn, dateOrder);
  if (day === null) return false;
  return day >= dayIn(timeZone, orderedAt) && day <= addDays(dayIn(timeZone, now), MOST_DAYS_AHEAD);
}
