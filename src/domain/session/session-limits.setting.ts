import type { SessionLimits } from '#contract/generated/types.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';
import { DEFAULT_SESSION_LIMITS } from './default-session-limits.ts';

/** A stored value may be from before a limit was added. */
export const setting: SettingDeclaration<SessionLimits, 'request'> = {
  served: 'request',
  inEffect: (stored) => ({ ...DEFAULT_SESSION_LIMITS, ...(stored as SessionLimits | null) }),
};
