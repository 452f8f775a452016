import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { hasTwinDevice } from '../../platform/session/known-device.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { SignInAttempt } from '../../platform/session/sign-in-attempt.ts';
import type { Terminal } from '../../platform/session/terminal.ts';
import { tellMember } from '../../account/tell-member.ts';

/**
 * Notifies a member of a sign-in on a device that the account does not know. Call it before the device
 * is remembered. A browser that lost its cookies is not reported again within a day: a private window
 * has a new cookie at each sign-in.
 */
export async function tellOfNewDevice(
  tx: Tx,
  member: MemberKey,
  { source }: Pick<SignInAttempt, 'source'>,
  terminal: Terminal,
  clock: Clock,
): Promise<void> {
  if (!('addressGroup' in source)) return;
  const owner = { brand: member.brand, accountId: member.memberId };
  if (await hasTwinDevice(tx, owner, terminal, clock)) return;
  await tellMember(tx, member, 'newDevice', {}, clock);
}
