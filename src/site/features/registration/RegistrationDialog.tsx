import { Notice } from '#ui/kit/Notice.tsx';
import { Dialog } from '#ui/kit/mui/Dialog.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { DialogPicture } from '../../frame/DialogPicture.tsx';
import { SwitchLine } from '../../frame/SwitchLine.tsx';
import { useOverlay } from '../../frame/useOverlay.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

/** Creating an account: the fields, groups and order of the plan. */
export function RegistrationDialog() {
  const { registration, login } = useSitePlan();
  const say = useTexts('registration', 'pattern');
  const { close } = useOverlay();
  const form = registration.forms.find(({ method }) => method === 'username');
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
        <RegistrationForm form={form} />
      )}
    </Dialog>
  );
}
