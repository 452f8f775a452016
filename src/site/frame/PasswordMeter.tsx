import type { PersonalFacts } from '#domain/password/personal-texts.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { meterStep, PASSWORD_STEPS } from './password-steps.ts';
import styles from './PasswordMeter.module.css';
import { usePasswordScore } from './usePasswordScore.ts';

export interface PasswordMeterProps extends Omit<PersonalFacts, 'brandNames'> {
  password: string;
}

/** How hard the new password is to guess, in five steps and in words. */
export function PasswordMeter({ password, ...owner }: PasswordMeterProps) {
  const { brand, identity } = useSitePlan();
  const say = useTexts('registration');
  const score = usePasswordScore(password, { ...owner, brandNames: [brand, identity.name] });
  const step = score === null ? null : meterStep(score);
  return (
    <span className={styles.meter} data-tone={step?.tone}>
      {step === null ? null : (
        <span className={styles.bar} aria-hidden="true">
          {PASSWORD_STEPS.map((key, index) => (
            <span key={key} className={styles.segment} data-lit={index < step.segments} />
          ))}
        </span>
      )}
      {/* Present from the start, so that changes are announced. */}
      <span aria-live="polite">{say(step?.textKey ?? 'registration:strength.hint')}</span>
    </span>
  );
}
