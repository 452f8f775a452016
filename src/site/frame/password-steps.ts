import type { PasswordScore } from '#domain/password/password-estimate.ts';

/** Text keys of the meter's steps, weakest first. The server refuses the first two. */
export const PASSWORD_STEPS = [
  'registration:strength.veryWeak',
  'registration:strength.weak',
  'registration:strength.fair',
  'registration:strength.good',
  'registration:strength.strong',
] as const;

export interface MeterStep {
  /** Lit segments, 1 to 5: the weakest password lights one. */
  readonly segments: number;
  readonly tone: 'refused' | 'fair' | 'strong';
  readonly textKey: (typeof PASSWORD_STEPS)[number];
}

export function meterStep(score: PasswordScore): MeterStep {
  const tone = score < 2 ? 'refused' : score === 2 ? 'fair' : 'strong';
  return { segments: score + 1, tone, textKey: PASSWORD_STEPS[score] };
}
