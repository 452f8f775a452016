import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { GameItem } from '#contract/generated/types.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useSession } from '#ui/session/useSession.ts';
import { openedOver } from '../../frame/overlay-location.ts';
import styles from './FavouriteButton.module.css';
import { useFavourites } from './useFavourites.ts';

/** How long a word about what did not work stays. */
const NOTE_MS = 4_000;

/**
 * Keeps a title or lets it go. It comes with the app, in the corner of a tile, whose link it stands
 * beside; a visitor is asked to sign in and comes back to the same place.
 */
export function FavouriteButton({ game }: { game: GameItem }) {
  const say = useTexts('lobby');
  const problemText = useProblemText();
  const { kind, isSignedIn } = useSession();
  const { ids, toggle } = useFavourites();
  const location = useLocation();
  const navigate = useNavigate();
  const [note, setNote] = useState('');
  const presses = useRef(0);
  useEffect(() => {
    if (note === '') return undefined;
    const timer = setTimeout(() => setNote(''), NOTE_MS);
    return () => clearTimeout(timer);
  }, [note]);
  // A trial account keeps nothing.
  if (!useHydrated() || kind === 'trial') return null;

  const handlePress = async (): Promise<void> => {
    if (!isSignedIn) {
      const here = `${location.pathname}${location.search}`;
      await navigate('/login', { state: openedOver(location, here) });
      return;
    }
    presses.current += 1;
    const press = presses.current;
    const outcome = await toggle(game);
    // A slow answer to an earlier press must not clear the note of a later one.
    if (press !== presses.current) return;
    if (outcome === 'done') setNote('');
    else setNote(outcome === 'tooSoon' ? say('lobby:favourite.tooSoon') : problemText(outcome));
  };
  const label = say('lobby:favourite.of', { name: game.gameName });
  return (
    <>
      <button
        type="button"
        className={styles.heart}
        aria-label={label}
        title={label}
        aria-pressed={ids?.includes(game.nodeId) === true}
        onClick={() => void handlePress()}
      >
        <span className={styles.disc}>
          <Icon name="heart" size="small" />
        </span>
      </button>
      {note === '' ? null : (
        <p role="alert" className={styles.note}>
          {note}
        </p>
      )}
    </>
  );
}
