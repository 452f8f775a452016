import { useLocation } from 'react-router-dom';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useOverlayState } from '../../../frame/useOverlayState.ts';
import styles from './GamePage.module.css';

export interface GuestActionsProps {
  /** The game may be tried with play money. */
  offersTrial: boolean;
}

/** Sign-in, trial and registration. Each opens a dialog over the page and then starts the game. */
export function GuestActions({ offersTrial }: GuestActionsProps) {
  const say = useTexts('game', 'lobby');
  const label = useLabel();
  const { login, routes } = useSitePlan();
  const { pathname, search } = useLocation();
  const state = useOverlayState(pathname + search);
  const registers = routes.some(({ screen }) => screen === 'register');
  return (
    <>
      <div className={styles.actions}>
        <ButtonLink size="large" href="/login" state={state}>
          {say('lobby:play')}
        </ButtonLink>
        {login.freePlay === null || !offersTrial ? null : (
          <ButtonLink size="large" tone="secondary" href="/free-play" state={state}>
            {label(login.freePlay.label)}
          </ButtonLink>
        )}
        {registers ? (
          <ButtonLink size="large" tone="quiet" href="/register" state={state}>
            {say('game:guest.register')}
          </ButtonLink>
        ) : null}
      </div>
      <p className={styles.note}>{say('game:guest.playAfterSignIn')}</p>
    </>
  );
}
