import type { SportsEvent, SportsScore } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx';
import styles from './LiveTracker.module.css';
import { MapBoard } from './MapBoard.tsx';
import { momentWords } from './moment-words.ts';
import { OversBoard } from './OversBoard.tsx';
import { Pitch } from './Pitch.tsx';

export interface LiveTrackerProps {
  event: SportsEvent;
}

/** Newest moments that a screen reader gets. */
const MAX_READ = 20;

/** Drawing of an event that has begun; its caption lists the same moments in words. */
export function LiveTracker({ event }: LiveTrackerProps) {
  const say = useTexts('sports');
  const { score, status, moments } = event;
  if (score === null || status === 'scheduled') return null;
  const first = Math.max(0, moments.length - MAX_READ);
  return (
    <figure className={styles.tracker} aria-label={say('sports:tracker.title')}>
      <div className={styles.drawing} aria-hidden="true">
        <Drawing event={event} score={score} />
      </div>
      <figcaption>
        <VisuallyHidden>
          {moments.length === 0 ? (
            say('sports:tracker.none')
          ) : (
            <ol start={first + 1}>
              {moments.slice(first).map((moment, index) => (
                // Two moments may be equal: only the position identifies one.
                <li key={first + index}>{momentWords(say, moment, event)}</li>
              ))}
            </ol>
          )}
        </VisuallyHidden>
      </figcaption>
    </figure>
  );
}

function Drawing({ event, score }: { event: SportsEvent; score: SportsScore }) {
  switch (event.sport) {
    case 'football':
      return <Pitch event={event} score={score} />;
    case 'esports':
      return <MapBoard event={event} score={score} />;
    case 'cricket':
      return <OversBoard event={event} score={score} />;
  }
}
