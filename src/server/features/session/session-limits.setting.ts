import type { SessionLimits } from '#contract/generated/types.ts';
import type { Setting } from '../../settings/setting.ts';

/** When the sign-in sessions of a brand's members end. Open sessions keep the limits they began with. */
export const sessionLimitsSetting: Setting<'getSessionLimits', 'setSessionLimits', SessionLimits> =
  {
    kind: 'sessionLimits',
    read: 'getSessionLimits',
    write: 'setSessionLimits',
    view: (limits) => ({ limits }),
    change: ({ limits }) => limits,
  };
