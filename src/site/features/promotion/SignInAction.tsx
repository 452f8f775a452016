import { useLocation } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useSession } from '#ui/session/useSession.ts';
import { useOverlayState } from '../../frame/useOverlayState.ts';
import styles from './PromotionPage.module.css';

/** Visitors sign in or register and come back here; trial players need a real account. */
export function SignInAction() {
  const say = useTexts('promotion');
  const { routes } = useSitePlan();
  const { kind } = useSession();
  const { pathname, search } = useLocation();
  const overlay = useOverlayState(pathname + search);
  const opens = routes.some(({ screen }) => screen === 'register');
  const isTrial = kind === 'trial';
  return (
    <>
      <p>{say(isTrial ? 'promotion:next.trial' : 'promotion:next.visitor')}</p>
      <div className={styles.actions}>
        {isTrial ? null : (
          <ButtonLink href="/login" state={overlay}>
            {say('promotion:signIn')}
          </ButtonLink>
        )}
        {opens ? (
          <ButtonLink href="/register" state={overlay} tone={isTrial ? 'primary' : 'secondary'}>
            {say('promotion:register')}
          </ButtonLink>
        ) : null}
      </div>
    </>
  );
}
