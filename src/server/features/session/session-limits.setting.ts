import type { SessionLimits } from '#contract/generated/types.ts';
import { DEFAULT_SESSION_LIMITS } from '#domain/session/default-session-limits.ts';
import type { Setting } from '../../settings/setting.ts';

/** When the sign-in sessions of a brand's members end. Open sessions keep the limits they began with. */
export const sessionLimitsSetting: Setting<'getSessionLimits', 'setSessionLimits', SessionLimits> =
  {
    kind: 'sessionLimits',
    read: 'getSessionLimits',
    write: 'setSessionLimits',
    // A stored value may be from before a limit was added.
    normalise: (stored) => ({ ...DEFAULT_SESSION_LIMITS, ...(stored as SessionLimits | null) }),
    view: (limits) => ({ limits }),
    change: ({ limits }) => limits,
  };
