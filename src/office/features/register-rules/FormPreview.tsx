import type { BrandOffers, RegisterRule, WhitelabelFlag } from '#contract/generated/types.ts';
import { registrationForm } from '#domain/registration/registration-form.ts';
import { flagEffect } from '#domain/whitelabel/flag-effect.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import styles from './FormPreview.module.css';
import { useRuleText } from './useRuleText.ts';

export interface FormPreviewProps {
  rules: readonly RegisterRule[];
  flags: readonly WhitelabelFlag[];
  offers: BrandOffers;
  /** Something in it does not hold yet. */
  isPreview: boolean;
}

/** The form of every way to register that is open, with these rules. */
export function FormPreview({ rules, flags, offers, isPreview }: FormPreviewProps) {
  const say = useTexts('office');
  const { fieldName } = useRuleText();
  const values = Object.fromEntries(flags.map(({ moduleId, enabled }) => [moduleId, enabled]));
  const { registration } = flagEffect(values, offers);
  return (
    <Panel
      title={isPreview ? say('office:formPreview.willTitle') : say('office:formPreview.title')}
    >
      {registration.length === 0 ? (
        <Notice tone="warning">{say('office:flagWarning.NO_REGISTRATION')}</Notice>
      ) : null}
      {registration.map((method) => (
        <section key={method} className={styles.form}>
          <h3 className={styles.method}>{say(`office:way.registration.${method}`)}</h3>
          <ol className={styles.fields}>
            {registrationForm(method, values, rules).map(({ field, required }) => (
              <li key={field} className={styles.field} data-required={required ? '' : undefined}>
                <span>{fieldName(field)}</span>
                <span className={styles.need}>
                  {required ? say('office:ruleState.required') : say('office:ruleState.optional')}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Panel>
  );
}
