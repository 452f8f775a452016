import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { SessionFacts } from '#ui/session/useSession.ts';
import { signInState } from '../useSignInFirst.ts';
import styles from './Deck.module.css';

/** Stands in the controls' place for who cannot stake: what is missing, and the way there. */
export function GuestDeck({ kind }: { kind: SessionFacts['kind'] }) {
  const say = useTexts('game');
  const state = signInState(useLocation());
  return (
    <div className={styles.deck}>
      <div className={styles.words}>
        <p className={styles.sentence}>
          {say(kind === 'trial' ? 'game:guest.trial' : 'game:guest.visitor')}
        </p>
        {kind === 'trial' ? null : (
          <ButtonLink href="/login" state={state}>
            {say('game:guest.signIn')}
          </ButtonLink>
        )}
        <ButtonLink
          href="/register"
          state={state}
          tone={kind === 'trial' ? 'primary' : 'secondary'}
        >
          {say('game:guest.register')}
        </ButtonLink>
      </div>
    </div>
  );
}
