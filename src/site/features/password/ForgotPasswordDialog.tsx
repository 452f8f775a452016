import { useState } from 'react';
import { RESET_LINK_MINUTES } from '#domain/password/reset-limits.ts';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { PillTabs } from '#ui/kit/branded/PillTabs.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { DialogPicture } from '../../frame/DialogPicture.tsx';
import { SwitchLine } from '../../frame/SwitchLine.tsx';
import { useOverlay } from '../../frame/useOverlay.ts';
import { DoneDialog } from './DoneDialog.tsx';
import { ForgotBanner } from './ForgotBanner.tsx';
import { ForgotByEmailForm } from './ForgotByEmailForm.tsx';
import { ForgotByPhoneForm } from './ForgotByPhoneForm.tsx';

/** The way back to a forgotten password, with what operators show beside it. */
export function ForgotPasswordDialog() {
  const { login } = useSitePlan();
  const say = useTexts('password', 'pattern');
  const { close } = useOverlay();
  const [sent, setSent] = useState(false);
  const ways = login.forgotPassword;
  const [way, setWay] = useState(ways[0]?.id ?? 'email');
  if (sent) {
    return (
      <DoneDialog
        title={say('password:forgot.done.title')}
        text={say('password:forgot.done.text', { minutes: RESET_LINK_MINUTES })}
        action={say('password:forgot.done.close')}
        onClose={close}
      />
    );
  }
  return (
    <Dialog
      title={say('password:forgot.title')}
      onClose={close}
      shape={login.dialog}
      aside={<DialogPicture />}
      intro={
        login.methods.length === 0 ? undefined : (
          <SwitchLine
            question={say('password:forgot.back')}
            href="/login"
            action={say('password:forgot.signIn')}
          />
        )
      }
    >
      {login.forgotPasswordBanner === null ? null : (
        <ForgotBanner banner={login.forgotPasswordBanner} />
      )}
      {ways.length > 1 ? (
        <PillTabs
          label={say('password:forgot.ways')}
          tabs={ways.map(({ id }) => ({ id, label: say(`password:forgot.way.${id}`) }))}
          chosen={way}
          onChoose={setWay}
          panel="forgot-panel"
        />
      ) : null}
      <div id="forgot-panel" role={ways.length > 1 ? 'tabpanel' : undefined}>
        {way === 'mobile' ? (
          <ForgotByPhoneForm />
        ) : (
          <ForgotByEmailForm onSent={() => setSent(true)} />
        )}
      </div>
    </Dialog>
  );
}
