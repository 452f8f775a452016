import type { SandboxPayment } from '#contract/generated/types.ts';
import type { Parts } from '../../parts.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newToken } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import { sign } from '../../platform/signature.ts';
import { SIGNATURE_HEADER } from './sandbox-channel.ts';

/** Sends a notification to the shop over HTTP; rejects when the shop did not take it. */
export type Deliver = (body: string, headers: Record<string, string>) => Promise<void>;

export interface Sandbox extends Pick<Parts, 'db' | 'clock'> {
  secret: string;
  deliver: Deliver;
}

/** @throws Problem PAYMENT_NOT_FOUND */
export async function readSandboxPayment(
  deps: Pick<Parts, 'db' | 'clock'>,
  reference: string,
): Promise<SandboxPayment> {
  const row = await findRow(deps.db, reference);
  const expired = row.outcome === null && row.expires_at <= deps.clock.now();
  return {
    reference: row.reference,
    currency: row.currency,
    amountMicro: String(row.amount_micro),
    status: expired ? 'expired' : ((row.outcome ?? 'pending') as SandboxPayment['status']),
    expiresAt: row.expires_at.toISOString(),
    returnUrl: row.return_url,
  };
}

/**
 * The player's answer on the sandbox's page. The first answer stays; the same one again only sends
 * the notification once more, as payment companies do until it is taken.
 * @throws Problem PAYMENT_NOT_FOUND, PAYMENT_EXPIRED, PAYMENT_SETTLED (with the other outcome)
 */
export async function settleSandboxPayment(
  deps: Sandbox,
  reference: string,
  outcome: 'paid' | 'declined',
): Promise<SandboxPayment> {
  const before = await readSandboxPayment(deps, reference);
  if (before.status === 'expired') throw new Problem('PAYMENT_EXPIRED');
  await inTransaction(deps.db, (tx) =>
    tx
      .updateTable('sandbox_payment')
      .set({
        outcome,
        authorisation: outcome === 'paid' ? newToken().slice(0, 12) : null,
        settled_at: deps.clock.now(),
      })
      .where('reference', '=', reference)
      .where('outcome', 'is', null)
      .execute(),
  );
  const payment = await findRow(deps.db, reference);
  if (payment.outcome !== outcome) throw new Problem('PAYMENT_SETTLED');
  const body = JSON.stringify({
    notificationId: newToken(),
    reference,
    outcome,
    currency: payment.currency,
    amountMicro: String(payment.amount_micro),
    authorisation: payment.authorisation,
  });
  await deps.deliver(body, { [SIGNATURE_HEADER]: sign(deps.secret, body) });
  return readSandboxPayment(deps, reference);
}

async function findRow(db: Db, reference: string) {
  const row = await db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('PAYMENT_NOT_FOUND');
  return row;
}
