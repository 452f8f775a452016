import type { DepositRoute } from '#contract/generated/types.ts';
import type { DateOrder } from '#domain/bank-statement/booked-day.ts';
import { creditsItself } from '#domain/bank-statement/credits-itself.ts';
import type { StatementEntry } from '#domain/bank-statement/read-statement.ts';
import { AWAITED } from '#domain/deposit/transfer-channel.ts';
import { CreditRefused } from '../../cash/deposit/credit-payment.ts';
import { creditTransfer } from '../../cash/deposit/match-transfer.ts';
import type { HoldDependencies } from '../../ledger/holds.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inSavepoint } from '../../platform/db/in-savepoint.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { findOrder } from './find-order.ts';

/** The account that a statement belongs to, and the staff member who imports it. */
export interface CreditingAccount {
  brand: string;
  route: Pick<DepositRoute, 'code' | 'toleranceMicro' | 'autoCreditMaxMicro'>;
  /** Codes of the routes that pay to the same bank account, the route's own included. */
  sameAccount: readonly string[];
  /** Time zone of the brand's days. */
  timeZone: string;
  /** Whether the market writes the day or the month first; null: its countries differ. */
  dateOrder: DateOrder | null;
  staffId: bigint;
}

type StoredLine = StatementEntry & { readonly id: bigint };

/**
 * Credits the order that a line pays. A refusal leaves the line open and undoes nothing else. The caller
 * holds the brand's transfers.
 * @returns the order's member; null: the line names no awaited order, or a person has to judge it
 */
export async function creditLine(
  tx: Tx,
  deps: HoldDependencies,
  account: CreditingAccount,
  line: StoredLine,
): Promise<MemberKey | null> {
  const { brand, route, staffId, timeZone, dateOrder } = account;
  const searched = { brand, code: route.code, timeZone, dateOrder };
  const found = await findOrder(tx, deps.clock, searched, line);
  if (found === null || !AWAITED.some((awaited) => awaited === found.status)) return null;
  const amounts = { orderedMicro: found.amountMicro, receivedMicro: line.amountMicro };
  if (!creditsItself(amounts, route) || (await isRepeated(tx, account, line))) return null;
  const credited = await inSavepoint(
    tx,
    () =>
      creditTransfer(tx, deps, {
        brand,
        depositId: found.id,
        staffId,
        receivedMicro: line.amountMicro,
        bankReference: bankReferenceOf(line),
        seen: found.version,
      }),
    leavesOpen,
  );
  if (credited === null) return null;
  const { owner, depositId, difference } = credited;
  await tx
    .updateTable('statement_line')
    .set({ state: 'matched', deposit_id: depositId, matched_by: found.by, difference })
    .where('id', '=', line.id)
    .execute();
  return owner;
}

/** The order changed meanwhile, the bank's number is known, or the amount or the ledger refuses it. */
const OPEN_AFTER: readonly string[] = [
  'FACTS_CONFLICT',
  'DEPOSIT_SETTLED',
  'AMOUNT_NOT_CONVERTIBLE',
  'AMOUNT_OUT_OF_RANGE',
];

const leavesOpen = (error: unknown): boolean =>
  error instanceof CreditRefused || (error instanceof Problem && OPEN_AFTER.includes(error.code));

/**
 * Whether an earlier line may be the same payment: one of the same account, day, amount and text, where one
 * of the two has no number of the bank, or both have the same one under two routes.
 */
async function isRepeated(
  tx: Tx,
  { brand, sameAccount }: CreditingAccount,
  { id, bookedOn, amountMicro, text, bankReference }: StoredLine,
): Promise<boolean> {
  let earlier = tx
    .selectFrom('statement_line')
    .select('id')
    .where('brand', '=', brand)
    .where('route', 'in', sameAccount)
    .where('booked_on', '=', bookedOn)
    .where('amount_micro', '=', amountMicro)
    .where('text', '=', text)
    .where('id', '!=', id);
  if (bankReference !== '') earlier = earlier.where('bank_reference', 'in', ['', bankReference]);
  return (await earlier.executeTakeFirst()) !== undefined;
}

/** The bank's number, or ours of the line: two payments differ by it. */
export const bankReferenceOf = ({
  id,
  bankReference,
}: {
  id: bigint;
  bankReference: string;
}): string => (bankReference === '' ? `line-${id}` : bankReference);
