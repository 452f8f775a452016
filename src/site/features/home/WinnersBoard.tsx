import { useTexts } from '#ui/i18n/useTexts.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useTopic } from '#ui/live/useTopic.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { usePageData } from '../../frame/page-data-context.ts';
import { SectionHeading } from '../../frame/SectionHeading.tsx';
import type { BlockOf } from './block-of.ts';
import { WinnerList } from './WinnerList.tsx';
import styles from './WinnersBoard.module.css';

const REFRESH_MS = 60_000;

/** Real wins of other players: the latest, and the biggest of the month. Nothing to tell, nothing shown. */
export function WinnersBoard({ block }: { block: BlockOf<'winnersBoard'> }) {
  const say = useTexts('home');
  const label = useLabel();
  const { winners } = usePageData();
  const { value = winners, put } = useQuery(
    'listWinners',
    { query: { limitNum: block.count } },
    { initial: winners, isFresh: winners.latest.length > 0, everyMs: REFRESH_MS },
  );
  useTopic('winner', ({ latest, biggest }) =>
    put({ latest: latest.slice(0, block.count), biggest: biggest.slice(0, block.count) }),
  );
  if (value.latest.length === 0) return null;
  const id = `home-${block.id}`;
  return (
    <section className="page" aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={block.heading === null ? say('home:winners.title') : label(block.heading)}
      />
      <div className={styles.boards}>
        <WinnerList title={say('home:winners.latest')} winners={value.latest} />
        <WinnerList title={say('home:winners.biggest')} winners={value.biggest} />
      </div>
    </section>
  );
}
