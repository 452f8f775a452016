import { demoMail } from '../features/demo-mail/demo-mail.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/db/database.ts';
import { smtpMail } from '../platform/mail/smtp-mail.ts';
import type { SharedParts } from './shared-parts.ts';

/** How mail leaves, and what that makes possible: by SMTP, into a demo's own list, or not at all. */
export function mailOf(
  { smtp, mode }: Pick<Config, 'smtp' | 'mode'>,
  db: Db,
  clock: Clock,
): Pick<SharedParts, 'mail' | 'keepsMail' | 'passwordResetBy'> {
  if (smtp !== null) {
    const mail = smtpMail(smtp.url, smtp.from);
    return { mail, keepsMail: false, passwordResetBy: ['email'] };
  }
  if (mode === 'demo') {
    return { mail: demoMail(db, clock), keepsMail: true, passwordResetBy: ['email'] };
  }
  return { mail: null, keepsMail: false, passwordResetBy: [] };
}
