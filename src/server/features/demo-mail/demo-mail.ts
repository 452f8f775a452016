import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/id.ts';
import type { MailPort } from '../../platform/mail/mail-port.ts';

/** Mail of a demo: kept for its staff to read. What it holds, links included, opens nothing but the demo. */
export function demoMail(db: Db, clock: Clock): MailPort {
  return {
    send: ({ brand, to, language, subject, text }) =>
      inTransaction(db, async (tx) => {
        await tx
          .insertInto('demo_mail')
          .values({
            id: newId(),
            brand,
            recipient: to,
            language,
            subject,
            body: text,
            sent_at: clock.now(),
          })
          .execute();
      }),
    close: () => undefined,
  };
}
