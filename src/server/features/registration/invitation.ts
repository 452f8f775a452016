import { invitationCode } from '#domain/registration/invitation-code.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import {
  findInviter,
  findRecommender,
  type Inviter,
} from '../../tree/invitation/invitation-code.store.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CheckedRegistration } from './checked-registration.ts';

/**
 * Who invited the person who registers. Each field that is filled in has to name somebody, and the
 * first one wins; without any, the code in the address of the page counts.
 * @throws Problem INVALID_AFFILIATE_CODE at the field, or at /registerUrl; LINK_EXPIRED, LINK_EXHAUSTED
 */
export async function invitationOf(
  db: Db,
  brand: string,
  invited: CheckedRegistration['invited'],
  registerUrl: string,
  clock: Clock,
): Promise<Inviter | null> {
  if (invited.length === 0) {
    const search = URL.canParse(registerUrl) ? new URL(registerUrl).search : '';
    const code = invitationCode(search);
    if (code === null) return null;
    return (await findInviter(db, brand, code, clock)) ?? refuse('registerUrl');
  }
  const inviters: Inviter[] = [];
  for (const { field, typed } of invited) {
    const found =
      field === 'recommenderId'
        ? await findRecommender(db, brand, typed)
        : await findInviter(db, brand, typed, clock);
    inviters.push(found ?? refuse(field));
  }
  return inviters[0] ?? null;
}

function refuse(field: string): never {
  const fault = { code: 'PATTERN', messageKey: 'error:INVALID_AFFILIATE_CODE' };
  throw new Problem('INVALID_AFFILIATE_CODE', { fields: { [`/${field}`]: fault } });
}
