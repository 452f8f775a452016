import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { signInState } from '../useSignInFirst.ts';
import styles from './Deck.module.css';

/** Stands in the controls' place for who is not signed in: the ways in. */
export function GuestDeck() {
  const say = useTexts('game');
  const label = useLabel();
  const { freePlay } = useSitePlan().login;
  const state = signInState(useLocation());
  return (
    <div className={styles.deck}>
      <div className={styles.words}>
        <p className={styles.sentence}>{say('game:guest.visitor')}</p>
        <ButtonLink href="/login" state={state}>
          {say('game:guest.signIn')}
        </ButtonLink>
        <ButtonLink href="/register" state={state} tone="secondary">
          {say('game:guest.register')}
        </ButtonLink>
        {freePlay === null ? null : (
          <ButtonLink href="/free-play" state={state} tone="quiet">
            {label(freePlay.label)}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
