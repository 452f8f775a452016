import { useState } from 'react';
import { Notice } from '#ui/kit/Notice.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { PillTabs } from '#ui/kit/branded/PillTabs.tsx';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { DialogPicture } from '../../frame/DialogPicture.tsx';
import { SwitchLine } from '../../frame/SwitchLine.tsx';
import { useOverlay } from '../../frame/useOverlay.ts';
import { REGISTRATION_TEXTS } from './registration-texts.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

/** Creating an account: the fields, groups and order of the plan. */
export function RegistrationDialog() {
  const { registration, login } = useSitePlan();
  // Its parts' texts too: all come in one request.
  const say = useTexts(...REGISTRATION_TEXTS);
  const { close } = useOverlay();
  const label = useLabel();
  const { forms } = registration;
  const [method, setMethod] = useState(registration.method);
  const form = forms.find((candidate) => candidate.method === method) ?? forms[0];
  return (
    <Dialog
      title={say('registration:title')}
      onClose={close}
      shape={login.dialog}
      width="medium"
      aside={<DialogPicture />}
      intro={
        login.methods.length === 0 ? undefined : (
          <SwitchLine
            question={say('registration:haveAccount')}
            href="/login"
            action={say('registration:signIn')}
          />
        )
      }
    >
      {form === undefined ? (
        <Notice tone="info">{say('registration:closed')}</Notice>
      ) : (
        <>
          {forms.length > 1 ? (
            <PillTabs
              label={say('registration:methods')}
              tabs={forms.map((one) => ({ id: one.method, label: label(one.label) }))}
              chosen={form.method}
              onChoose={setMethod}
              panel="registration-panel"
            />
          ) : null}
          <div id="registration-panel" role={forms.length > 1 ? 'tabpanel' : undefined}>
            <RegistrationForm key={form.method} form={form} />
          </div>
        </>
      )}
    </Dialog>
  );
}
