import { emailKey, RESET_LINK_MINUTES } from '#domain/password/reset-limits.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newToken } from '../../platform/id.ts';
import type { Messages } from '../../platform/messages/messages.ts';
import { usernameKey } from '../../platform/session/username-key.ts';
import { sha256Hex } from '../../platform/signature.ts';
import type { ServerText } from '../../platform/text.ts';
import { addReset } from './password.store.ts';
import { emailOf } from './profile-email.ts';

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
  messages: Messages;
}

/** The page that takes the token. In the fragment, which no server, log or referrer ever sees. */
const LINK_PATH = '/reset-password#token=';

/**
 * Sends a password reset link when name and address belong together, and otherwise does nothing.
 * The stored address receives it, however the given one was written.
 */
export async function sendResetLink(parts: ResetParts, request: ResetRequest): Promise<void> {
  const { db, clock, text, messages } = parts;
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
  const { language, username } = member;
  await inTransaction(db, async (tx) => {
    const owner = { brand, memberId: member.id };
    if (!(await addReset(tx, owner, sha256Hex(token), clock))) return;
    await messages.queue(tx, {
      brand,
      channel: 'mail',
      to,
      language,
      subject: text.say(language, 'password:mail.subject', { brand: brandName }),
      text: text.say(language, 'password:mail.text', {
        brand: brandName,
        username,
        link: `${request.address}${LINK_PATH}${token}`,
        minutes: RESET_LINK_MINUTES,
      }),
      expiresAt: new Date(clock.now().getTime() + RESET_LINK_MINUTES * 60_000),
    });
  });
  messages.sendSoon();
}
