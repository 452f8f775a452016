import type { Server } from '../compose.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { type DeliverCode, PHONE_SERVICE_BRAND } from './sandbox-phone-service.ts';

const MINUTES = 5;

/** Puts the codes of the demo's phone service where staff read text messages that were not sent. */
export function codesForStaff({ database, messages }: Server): DeliverCode {
  return async (number, code) => {
    await inTransaction(database.db, (tx) =>
      messages.queue(tx, {
        brand: PHONE_SERVICE_BRAND,
        channel: 'sms',
        to: number,
        language: 'es',
        subject: '',
        text: `Sandbox: ${code}`,
        expiresAt: new Date(Date.now() + MINUTES * 60_000),
      }),
    );
    messages.sendSoon();
  };
}
