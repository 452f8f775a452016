import { invitationCode } from '#domain/registration/invitation-code.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { findInviter, type Inviter } from '../../account/invitation/invitation-code.store.ts';
import type { Clock } from '../../platform/clock.ts';

/**
 * Who invited the person who registers.
 * @param typed the code of the form's field; null: the one in the address of the page counts
 * @throws Problem INVALID_AFFILIATE_CODE at the field, or at /registerUrl; LINK_EXPIRED, LINK_EXHAUSTED
 */
export async function invitationOf(
  db: Db,
  brand: string,
  typed: string | null,
  registerUrl: string,
  clock: Clock,
): Promise<Inviter | null> {
  const search = URL.canParse(registerUrl) ? new URL(registerUrl).search : '';
  const code = typed ?? invitationCode(search);
  if (code === null) return null;
  const inviter = await findInviter(db, brand, code, clock);
  if (inviter !== null) return inviter;
  const fault = { code: 'PATTERN', messageKey: 'error:INVALID_AFFILIATE_CODE' };
  const pointer = typed === null ? '/registerUrl' : '/affiliateCode';
  throw new Problem('INVALID_AFFILIATE_CODE', { fields: { [pointer]: fault } });
}
