import type { SessionLimits } from '#contract/generated/types.ts';

/** Limits of a brand that has set none. The idle limit is that of GLI-19 2.5.4. */
export const DEFAULT_SESSION_LIMITS: SessionLimits = {
  lifetimeMinutes: 24 * 60,
  idleMinutes: 30,
  passwordMaxAgeDays: 90,
};
