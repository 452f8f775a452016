import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { isCurrency } from '#domain/money/currency.ts';
import { startMicro, TRIAL_HOURS } from '#domain/trial/play-money.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { DialogPicture } from '../../frame/DialogPicture.tsx';
import { SwitchLine } from '../../frame/SwitchLine.tsx';
import { useAfterSignIn } from '../../frame/useAfterSignIn.ts';
import { useOverlay } from '../../frame/useOverlay.ts';
import { useSignInProblemText } from '../../frame/useSignInProblemText.ts';
import styles from './FreePlayDialog.module.css';

/** Says what a trial is, and begins it. */
export function FreePlayDialog() {
  const { login, market, legal } = useSitePlan();
  // What a refusal says too: all comes in one request.
  const say = useTexts('trial', 'session', 'exclusion');
  const locale = useLocale();
  const problemText = useSignInProblemText();
  const { target, close } = useOverlay();
  const afterSignIn = useAfterSignIn();
  const { run, pending, problem } = useCommand('loginFreePlay');

  const start = async (): Promise<void> => {
    const body = { os: systemName(), platform: 'W', gatewayVersion: 3 } as const;
    const outcome = await run({ body });
    if (outcome.ok) await afterSignIn({ target: target ?? '/lobby', firstTime: false });
  };
  const { currency } = market;
  const begins = isCurrency(currency) ? formatMicro(startMicro(currency), currency, locale) : '';
  const facts = [
    { icon: 'wallet', text: say('trial:fact.money', { amount: begins }) },
    { icon: 'shieldCheck', text: say('trial:fact.odds') },
    { icon: 'clock', text: say('trial:fact.end', { hours: TRIAL_HOURS }) },
  ] as const;
  return (
    <Dialog
      title={say('trial:title')}
      onClose={close}
      busy={pending}
      shape={login.dialog}
      aside={<DialogPicture />}
      intro={
        <SwitchLine
          question={say('trial:account')}
          href="/login"
          action={say('session:login.submit')}
        />
      }
    >
      <div className={styles.words}>
        <p>{say('trial:intro')}</p>
        <ul className={styles.facts}>
          {facts.map(({ icon, text }) => (
            <li key={icon} className={styles.fact}>
              <Icon name={icon} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
        <Button size="large" wide pending={pending} onClick={() => void start()}>
          {say('trial:start')}
        </Button>
        <p className={styles.terms}>
          {say('trial:adults', { age: legal.minimumAge })}{' '}
          <TextLink href="/terms" newTab>
            {say('trial:terms')}
          </TextLink>
        </p>
      </div>
    </Dialog>
  );
}

/** The system that the browser names; the contract asks for it. */
function systemName(): string {
  const { userAgentData } = navigator as { userAgentData?: { platform?: string } };
  return userAgentData?.platform?.slice(0, 32) || 'unknown';
}
