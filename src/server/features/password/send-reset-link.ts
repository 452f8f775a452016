import { emailKey, RESET_LINK_MINUTES } from '#domain/password/reset-limits.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newToken } from '../../platform/id.ts';
import type { MailPort } from '../../platform/mail/mail-port.ts';
import { usernameKey } from '../../platform/session/username-key.ts';
import { sha256Hex } from '../../platform/signature.ts';
import type { ServerText } from '../../platform/text.ts';
import { addReset } from './password.store.ts';

export interface ResetRequest {
  brand: string;
  brandName: string;
  /** Where the brand's site is found. */
  address: string;
  username: string;
  email: string;
}

export interface ResetParts {
  db: Db;
  clock: Clock;
  text: ServerText;
  mail: MailPort;
}

/** The page that takes the token. In the fragment, which no server, log or referrer ever sees. */
const LINK_PATH = '/reset-password#token=';

/**
 * Sends a link to a new password when name and address belong together, and otherwise does nothing.
 * It goes to the address that is kept, whatever way the one given was written.
 */
export async function sendResetLink(parts: ResetParts, request: ResetRequest): Promise<void> {
  const { db, clock, text, mail } = parts;
  const { brand, brandName } = request;
  const member = await db
    .selectFrom('member')
    .select(['id', 'username', 'status', 'language', 'profile'])
    .where('brand', '=', brand)
    .where('username_key', '=', usernameKey(request.username))
    .executeTakeFirst();
  if (member === undefined || member.status === 'closed') return;
  const to = emailOf(member.profile);
  if (to === null || emailKey(to) !== emailKey(request.email)) return;
  const token = newToken();
  const owner = { brand, memberId: member.id };
  const added = await inTransaction(db, (tx) => addReset(tx, owner, sha256Hex(token), clock));
  if (!added) return;
  const { language } = member;
  await mail.send({
    brand,
    brandName,
    to,
    language,
    subject: text.say(language, 'password:mail.subject', { brand: brandName }),
    text: text.say(language, 'password:mail.text', {
      brand: brandName,
      username: member.username,
      link: `${request.address}${LINK_PATH}${token}`,
      minutes: RESET_LINK_MINUTES,
    }),
  });
}

function emailOf(profile: unknown): string | null {
  const { email } = profile as { email?: unknown };
  return typeof email === 'string' && email !== '' ? email : null;
}
