import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useOverlay } from '../../frame/useOverlay.ts';
import { SecondFactorForm, type SecondFactorFormProps } from './SecondFactorForm.tsx';

/** The second step of signing in, in the place of the first. */
export function SecondFactorDialog(props: SecondFactorFormProps) {
  const say = useTexts('second-factor');
  const { close } = useOverlay();
  return (
    <Dialog
      title={say('second-factor:ask.title')}
      onClose={close}
      shape={useSitePlan().login.dialog}
    >
      <SecondFactorForm {...props} />
    </Dialog>
  );
}
