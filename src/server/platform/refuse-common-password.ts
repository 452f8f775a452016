import { isTooCommon } from '#domain/password/password-estimate.ts';
import { type PersonalFacts, personalTexts } from '#domain/password/personal-texts.ts';
import { Problem } from './problem.ts';

/**
 * Every new password of a member is checked here; a sign-in is not.
 * @throws Problem PASSWORD_TOO_COMMON at `pointer`
 */
export function refuseCommonPassword(
  password: string,
  pointer: '/password' | '/newPassword',
  facts: PersonalFacts,
): void {
  if (!isTooCommon(password, personalTexts(facts))) return;
  const fault = { code: 'TOO_COMMON', messageKey: 'error:PASSWORD_TOO_COMMON' };
  throw new Problem('PASSWORD_TOO_COMMON', { fields: { [pointer]: fault } });
}
