import { turnOff } from '../../identity/second-factor/second-factor.store.ts';
import { tellMember } from '../../account/tell-member.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { forgetDevices } from '../../platform/session/known-device.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** For a player who lost phone and recovery codes: the password alone signs in again, and is told so. */
export async function resetSecondFactor(
  tx: Tx,
  { brand, memberId, reason, staffId }: MemberKey & { reason: string; staffId: bigint },
  clock: Clock,
): Promise<void> {
  const wasOn = await turnOff(tx, { brand, memberId });
  await forgetDevices(tx, { brand, accountId: memberId });
  if (wasOn) await tellMember(tx, { brand, memberId }, 'secondFactorOff', {}, clock);
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'resetSecondFactor',
    subject: String(memberId),
    before: { on: wasOn },
    after: { on: false },
    reason,
    at: clock.now(),
  });
}
