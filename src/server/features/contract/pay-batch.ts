import {
  contractPaidPostings,
  contractReceivedPostings,
} from '#domain/ledger/contract-postings.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { TransferRequest } from '../../ledger/transfer-request.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { JobFence } from '../../platform/jobs/job-lease.ts';
import { lockMembers } from '../../platform/session/lock-member.ts';
import { BRAND_PAYS } from './contract.store.ts';
import type { DueLine } from './due-lines.read.ts';

/** Provider of these payments in the ledger. */
const PROVIDER = 'contract';

export interface PayParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: Pick<Ledger, 'postManyIn'>;
}

/**
 * Pays lines of different people: both halves and the marks of all are one transaction, under fixed references, so that a
 * line is paid once. Lines without money wait; those that waited since before a moment are paid by the brand.
 * @param overdueBefore in milliseconds; -Infinity: the brand guarantees nothing
 * @returns lines that were paid
 */
export function payBatch(
  { db, clock, ledger }: PayParts,
  batch: readonly DueLine[],
  overdueBefore: number,
  fence: JobFence,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await fence.assertHeld(tx);
    const isActive = await activePeople(tx, batch);
    // Those who are blocked get it once they are active again.
    const payable = (await stillDue(tx, batch)).filter(
      ({ status, memberId }) => status === 'guaranteed' || isActive(memberId),
    );
    const asked = payable.filter(({ payerId }) => payerId !== BRAND_PAYS && isActive(payerId));
    const taken = await ledger.postManyIn(tx, asked.map(takeOf));
    const short = new Set([
      ...payable.filter(({ payerId }) => payerId !== BRAND_PAYS && !isActive(payerId)),
      ...asked.filter((_line, place) => taken[place]?.status !== 'posted'),
    ]);
    const settled = payable.filter((line) => !short.has(line));
    const covered = [...short].filter(
      ({ status, waitingSince }) =>
        status === 'waiting' && (waitingSince?.getTime() ?? Infinity) < overdueBefore,
    );
    const given = await ledger.postManyIn(tx, [
      ...settled.filter(({ status }) => status !== 'guaranteed').map((line) => giveOf(line)),
      ...covered.map((line) => giveOf(line, 'brand')),
    ]);
    const refused = given.find(({ status }) => status !== 'posted');
    if (refused !== undefined) throw new Error(`a line was not paid: ${JSON.stringify(refused)}`);
    const now = clock.now();
    await mark(tx, settled, { status: 'paid', paid_at: now, waiting_since: null });
    await mark(tx, covered, { status: 'guaranteed', paid_at: now });
    const waiting = [...short].filter(({ status }) => status === 'due');
    await mark(tx, waiting, { status: 'waiting', waiting_since: now });
    return settled.length + covered.length;
  });
}

async function activePeople(
  tx: Tx,
  batch: readonly DueLine[],
): Promise<(memberId: bigint) => boolean> {
  const [first] = batch;
  const people = new Set(batch.flatMap(({ payerId, memberId }) => [payerId, memberId]));
  people.delete(BRAND_PAYS);
  const statuses = await lockMembers(tx, first?.brand ?? '', [...people]);
  return (memberId) => statuses.get(memberId) === 'active';
}

/** The lines that are as they were read, held until the transaction ends. */
async function stillDue(tx: Tx, batch: readonly DueLine[]): Promise<readonly DueLine[]> {
  const rows = await tx
    .selectFrom('contract_line')
    .select(['id', 'status'])
    .where(
      'id',
      'in',
      batch.map(({ id }) => id),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const statuses = new Map(rows.map(({ id, status }) => [id, status]));
  return batch.filter(({ id, status }) => statuses.get(id) === status);
}

const halfOf = ({ id, brand, currency }: DueLine) =>
  ({ brand, currency, provider: PROVIDER, externalRef: String(id) }) as const;

const takeOf = (line: DueLine): TransferRequest => ({
  ...halfOf(line),
  memberId: line.payerId,
  kind: 'contractPaid',
  postings: contractPaidPostings(
    line.amountMicro,
    line.status === 'guaranteed' ? 'brand' : 'agent',
  ),
});

const giveOf = (
  line: DueLine,
  by: 'brand' | 'agent' = line.payerId === BRAND_PAYS ? 'brand' : 'agent',
): TransferRequest => ({
  ...halfOf(line),
  memberId: line.memberId,
  kind: 'contractReceived',
  postings: contractReceivedPostings(line.amountMicro, by),
});

interface Mark {
  readonly status: 'paid' | 'guaranteed' | 'waiting';
  readonly paid_at?: Date;
  readonly waiting_since?: Date | null;
}

async function mark(tx: Tx, lines: readonly DueLine[], change: Mark): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .updateTable('contract_line')
    .set(change)
    .where(
      'id',
      'in',
      lines.map(({ id }) => id),
    )
    .execute();
}
