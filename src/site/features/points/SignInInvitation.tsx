import { useLocation } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useSession } from '#ui/session/useSession.ts';
import { useOverlayState } from '../../frame/useOverlayState.ts';
import styles from './BalanceCard.module.css';

/** Visitors sign in or register and come back here; trial players need a real account. */
export function SignInInvitation() {
  const say = useTexts('points');
  const { routes } = useSitePlan();
  const { kind } = useSession();
  const { pathname, search } = useLocation();
  const overlay = useOverlayState(pathname + search);
  const opens = routes.some(({ screen }) => screen === 'register');
  const isTrial = kind === 'trial';
  return (
    <>
      <h2 id="points-balance" className={`display ${styles.heading}`}>
        {say('points:invitation.title')}
      </h2>
      <p>{say(isTrial ? 'points:invitation.trial' : 'points:invitation.visitor')}</p>
      <div className={styles.buttons}>
        {isTrial ? null : (
          <ButtonLink href="/login" state={overlay}>
            {say('points:signIn')}
          </ButtonLink>
        )}
        {opens ? (
          <ButtonLink href="/register" state={overlay} tone={isTrial ? 'primary' : 'secondary'}>
            {say('points:register')}
          </ButtonLink>
        ) : null}
      </div>
    </>
  );
}
