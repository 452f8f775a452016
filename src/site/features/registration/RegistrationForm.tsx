import { useState } from 'react';
import type { RegistrationForm as RegistrationFormPlan } from '#brand/site-plan.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Checkbox } from '#ui/kit/branded/Checkbox.tsx';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { usePointer } from '#ui/plan/usePointer.ts';
import { filledGroups } from './filled-groups.ts';
import styles from './RegistrationForm.module.css';
import { InvitationErrorDialog } from './InvitationErrorDialog.tsx';
import { RegistrationEntryField } from './RegistrationEntryField.tsx';
import { ResetDialog } from './ResetDialog.tsx';
import { TermsLinks } from './TermsLinks.tsx';
import { useRegistration } from './useRegistration.ts';

/** The form of one way to register: on one page, or one group at a time. */
export function RegistrationForm({ form }: { form: RegistrationFormPlan }) {
  const { registration } = useSitePlan();
  const say = useTexts('registration', 'pattern');
  const label = useLabel();
  const point = usePointer();
  const groups = filledGroups(registration.groups, form.fields);
  const steps = registration.presentation === 'steps' && groups.length > 1;
  const entry = useRegistration(
    form,
    steps ? groups : [{ id: '', label: null, fields: form.fields }],
  );
  const shown = steps ? groups.slice(entry.step, entry.step + 1) : groups;
  const [asksReset, setAsksReset] = useState(false);
  const last = !steps || entry.step === groups.length - 1;

  return (
    <form
      ref={entry.formRef}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void entry.submit();
      }}
    >
      {steps ? (
        <p className={styles.progress} role="status">
          {say('registration:step', { step: entry.step + 1, count: groups.length })}
        </p>
      ) : null}
      {entry.message === null ? null : <Notice tone="problem">{entry.message}</Notice>}
      {shown.map((group) => (
        <fieldset key={group.id} className={styles.group}>
          {groups.length > 1 && group.label !== null ? (
            <legend className={styles.legend}>{label(group.label)}</legend>
          ) : null}
          {group.fields.map((field) => (
            <div key={field.id} {...point(field)}>
              <RegistrationEntryField
                entry={entry}
                field={field}
                method={form.method}
                first={field === shown[0]?.fields[0]}
              />
            </div>
          ))}
        </fieldset>
      ))}
      {entry.wrongCode === null ? null : (
        <InvitationErrorDialog code={entry.wrongCode} onDrop={entry.dropCode} />
      )}
      {asksReset ? (
        <ResetDialog
          onAnswer={(clears) => {
            setAsksReset(false);
            if (clears) entry.reset();
          }}
        />
      ) : null}
      {last && entry.proof !== null ? (
        <RegistrationEntryField
          entry={entry}
          field={entry.proof}
          method={form.method}
          first={false}
        />
      ) : null}
      {last ? (
        <div {...point(registration.terms)}>
          <Checkbox
            name="termsAccepted"
            label={label(registration.terms.label)}
            checked={entry.terms}
            onChange={entry.setTerms}
            problem={entry.problemOf('termsAccepted')}
            required
          />
          <TermsLinks />
        </div>
      ) : null}
      <div className={styles.actions}>
        {steps && entry.step > 0 ? (
          <Button tone="secondary" size="large" onClick={entry.back}>
            {say('registration:back')}
          </Button>
        ) : null}
        <Button type="submit" size="large" wide pending={entry.pending}>
          {say(last ? 'registration:submit' : 'registration:next')}
        </Button>
        <Button
          tone="quiet"
          size="large"
          onClick={() => (entry.hasTyped ? setAsksReset(true) : entry.reset())}
        >
          {say('registration:reset')}
        </Button>
      </div>
    </form>
  );
}
