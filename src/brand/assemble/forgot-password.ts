import type { LoginPlan } from '../site-plan.ts';
import type { RemovedElement } from '../because.ts';
import { type Assembly, isOn } from './context.ts';
import { byFlag, byServer, hiddenAt, named } from './reasons.ts';

type Way = LoginPlan['forgotPassword'][number];

/**
 * Ways back in, in the brand's order: those that the server can go, by mobile only where
 * CHNGPASSVERIF3 is on.
 */
export function forgotPasswordWays(assembly: Assembly): {
  readonly ways: readonly Way[];
  readonly removed: readonly RemovedElement[];
} {
  const ways: Way[] = [];
  const removed: RemovedElement[] = [];
  for (const [index, item] of assembly.manifest.auth.forgotPassword.entries()) {
    const pointer = `/auth/forgotPassword/${index}`;
    const element = `login/forgotPassword/${item.id}`;
    const flagged = item.id !== 'mobile' || isOn(assembly, 'CHNGPASSVERIF3');
    const served = assembly.permissionInfo.passwordResetBy?.includes(item.id) === true;
    const allowed = flagged && served;
    const reasons = [
      ...(item.id === 'mobile' ? [byFlag('CHNGPASSVERIF3', flagged)] : []),
      byServer('passwordResetBy', item.id, served ? 'adds' : 'removes'),
    ];
    if (item.hidden === true) {
      removed.push({ element, because: [named(pointer), hiddenAt(pointer)] });
    } else if (allowed) ways.push({ id: item.id, because: [named(pointer), ...reasons] });
    else removed.push({ element, because: [named(pointer), ...reasons] });
  }
  return { ways, removed };
}
