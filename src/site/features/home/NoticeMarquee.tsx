import { useEffect, useRef } from 'react';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useWordsIn } from '#ui/i18n/useWordsIn.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { usePageData } from '../../frame/page-data-context.ts';
import type { NoticeLine } from '#brand/page/page-input.ts';
import { useOverlayState } from '../../frame/useOverlayState.ts';
import type { BlockOf } from './block-of.ts';
import { NoticeClock } from './NoticeClock.tsx';
import styles from './NoticeMarquee.module.css';
import { useMarquee } from './useMarquee.ts';

const REFRESH_MS = 60_000;
/** Seconds for a letter to go by its own width. */
const LETTER_SECONDS = { slow: 0.22, medium: 0.14 } as const;
/** The space between two notices, in letters. */
const GAP_LETTERS = 8;

/**
 * What the brand tells, running by: a list of links, its pause button first. It stands still under
 * the pointer, with focus inside, and where less motion is asked for, and is then scrolled by hand.
 */
export function NoticeMarquee({ block }: { block: BlockOf<'noticeMarquee'> }) {
  const say = useTexts('home');
  const label = useLabel();
  const { notices } = usePageData();
  const { value } = useQuery(
    'listAnnouncements',
    { query: { types: 'PL' } },
    { isFresh: notices.length > 0, everyMs: REFRESH_MS, keepPrevious: true },
  );
  const lines: readonly NoticeLine[] = value?.notices ?? notices;
  const marquee = useMarquee();
  const track = useRef<HTMLDivElement>(null);
  const letters = lines.reduce((sum, { title }) => sum + title.length + GAP_LETTERS, 0);
  const seconds = Math.max(12, letters * LETTER_SECONDS[block.speed]);
  useEffect(() => {
    track.current?.style.setProperty('--marquee-time', `${seconds}s`);
  }, [seconds]);
  if (lines.length === 0) return null;
  return (
    <section
      className="page"
      aria-label={block.heading === null ? say('home:notices.label') : label(block.heading)}
    >
      <div className={styles.bar} data-part="board">
        <button
          type="button"
          className={styles.pause}
          aria-label={say(marquee.wanted ? 'home:notices.pause' : 'home:notices.play')}
          onClick={marquee.toggle}
        >
          <Icon name={marquee.wanted ? 'pause' : 'play'} size="small" />
        </button>
        <div
          className={styles.window}
          data-running={marquee.running || undefined}
          {...marquee.hold}
        >
          <div ref={track} className={styles.track}>
            <NoticeLines lines={lines} />
            {/* The same once more, so that the end is followed by the beginning. */}
            {marquee.running ? <NoticeLines lines={lines} echo /> : null}
          </div>
        </div>
        {block.clock ? <NoticeClock /> : null}
      </div>
    </section>
  );
}

function NoticeLines({ lines, echo = false }: { lines: readonly NoticeLine[]; echo?: boolean }) {
  const state = useOverlayState();
  const wordsIn = useWordsIn();
  return (
    <ul className={styles.lines} aria-hidden={echo || undefined}>
      {lines.map(({ id, language, title }) => (
        <li key={id} className={styles.line}>
          <Anchor
            className={styles.link}
            href={`/notices#${id}`}
            state={state}
            tabIndex={echo ? -1 : undefined}
            {...wordsIn(language)}
          >
            {title}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
