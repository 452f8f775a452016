import { requirePaymentPassword } from '../../cash/payment-password.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { Parts } from '../../parts.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, memberOf } from '../../platform/route.ts';

/**
 * Lets a player use points: the brand gives them, and the payment password is right.
 * @throws Problem POINTS_OFF, WRONG_PASSWORD and its like
 */
export async function requirePointsPassword(
  { db, clock, brands }: Pick<Parts, 'db' | 'clock' | 'brands'>,
  call: CallFacts & { readonly body: { readonly password: string } },
): Promise<void> {
  const member = memberOf(call);
  if (!settingOf(brands.byId(member.brand), 'pointsPolicy').enabled)
    throw new Problem('POINTS_OFF');
  const given = { value: call.body.password, pointer: '/password', ip: call.ip };
  await requirePaymentPassword(db, member, given, clock);
}
