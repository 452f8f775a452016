import type { Db } from '../../platform/db/database.ts';
import { refuseCommonPassword } from '../../platform/refuse-common-password.ts';
import { emailOf } from './profile-email.ts';
import type { PasswordOwner } from './password.store.ts';

export interface NamedOwner extends PasswordOwner {
  brandName: string;
}

/**
 * Refuses a new password that is common or made of what is known about the member.
 * @throws Problem PASSWORD_TOO_COMMON
 */
export async function refuseKnownPassword(
  db: Db,
  { brand, memberId, brandName }: NamedOwner,
  newPassword: string,
): Promise<void> {
  const member = await db
    .selectFrom('member')
    .select(['username', 'mobile_key', 'profile'])
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  refuseCommonPassword(newPassword, '/newPassword', {
    username: member?.username,
    email: member && emailOf(member.profile),
    mobile: member?.mobile_key,
    brandNames: [brand, brandName],
  });
}
