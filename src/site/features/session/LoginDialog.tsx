import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { PillTabs } from '#ui/kit/branded/PillTabs.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { DialogPicture } from '../../frame/DialogPicture.tsx';
import { signInChallengeAtom } from '../../frame/shell.atoms.ts';
import { useOverlay } from '../../frame/useOverlay.ts';
import { SwitchLine } from '../../frame/SwitchLine.tsx';
import { PasskeyButton } from '../passkey/PasskeyButton.tsx';
import { ThirdPartyButtons } from '../third-party/ThirdPartyButtons.tsx';
import styles from './LoginDialog.module.css';
import { SecondFactorDialog } from './SecondFactorDialog.tsx';
import { useSignInArea } from './useSignInArea.ts';
import { loginForms } from './login-forms.ts';
import { loginTexts } from './login-texts.ts';

/** Signing in, over whatever page it was asked for from. */
export function LoginDialog() {
  const plan = useSitePlan();
  const { login, routes } = plan;
  const offersThirdParty = login.thirdParty.length > 0;
  const say = useTexts(...loginTexts(plan));
  const label = useLabel();
  const { close } = useOverlay();
  const area = useSignInArea();
  const isForAgents = area === 'agent';
  const methods = login.methods.filter(({ id }) => loginForms[id] !== undefined);
  const { search, state } = useLocation();
  const wanted = new URLSearchParams(search).get('method');
  const [chosen, setChosen] = useState(
    methods.find(({ id }) => id === wanted)?.id ?? methods[0]?.id ?? 'username',
  );
  const [challenge, setChallenge] = useAtom(signInChallengeAtom);
  // It belongs to this sign-in alone.
  useEffect(() => () => setChallenge(null), [setChallenge]);
  const Form = loginForms[chosen];
  const isStacked = login.presentation === 'stacked' && methods.length > 1;
  const registers = login.registerLink && routes.some(({ screen }) => screen === 'register');
  if (challenge !== null) {
    return <SecondFactorDialog challenge={challenge} onExpired={() => setChallenge(null)} />;
  }
  return (
    <Dialog
      title={say(isForAgents ? 'session:agent.title' : 'session:login.title')}
      onClose={close}
      shape={login.dialog}
      aside={<DialogPicture />}
      intro={
        isForAgents ? (
          <p>{say('session:agent.intro')}</p>
        ) : registers ? (
          <SwitchLine
            question={say('session:login.noAccount')}
            href="/register"
            action={say('session:login.register')}
          />
        ) : undefined
      }
    >
      {isStacked
        ? methods.map(({ id, label: name }) => {
            const Stacked = loginForms[id];
            return Stacked === undefined ? null : (
              <section key={id} className={styles.method} aria-label={label(name)}>
                <h3>{label(name)}</h3>
                <Stacked />
              </section>
            );
          })
        : null}
      {!isStacked && methods.length > 1 ? (
        <PillTabs
          label={say('session:login.methods')}
          tabs={methods.map((method) => ({ id: method.id, label: label(method.label) }))}
          chosen={chosen}
          onChoose={setChosen}
          panel="login-panel"
        />
      ) : null}
      {isStacked ? null : (
        <div id="login-panel" role={methods.length > 1 ? 'tabpanel' : undefined}>
          {Form === undefined ? null : <Form />}
        </div>
      )}
      {login.passkeys ? <PasskeyButton area={area} /> : null}
      {offersThirdParty ? <ThirdPartyButtons area={area} /> : null}
      {login.freePlay === null || isForAgents ? null : (
        <p className={styles.freePlay}>
          <TextLink href="/free-play" state={state} replace>
            {label(login.freePlay.label)}
          </TextLink>
        </p>
      )}
    </Dialog>
  );
}
