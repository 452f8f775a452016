import type { SitePlan } from '#brand/site-plan.ts';

/** Namespaces of the sign-in dialog, with what a refusal says. */
export const loginTexts = ({ login }: Pick<SitePlan, 'login'>): readonly string[] => [
  'session',
  'exclusion',
  ...(login.passkeys ? ['passkey'] : []),
  ...(login.thirdParty.length > 0 ? ['third-party'] : []),
];
