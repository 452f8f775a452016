import { useLabel } from '#ui/i18n/useLabel.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { lazyChunk } from '../../frame/lazy-chunk.tsx';
import { SectionHeading } from '../../frame/SectionHeading.tsx';
import type { BlockOf } from './block-of.ts';

const waiting = <Skeleton shape="block" count={2} />;

const NextMatches = lazyChunk(
  async () => (await import('../sportsbook/NextMatches.tsx')).NextMatches,
  waiting,
);

/** Matches of the own book that are played now, and those that begin next. */
export function LiveMatches({ block }: { block: BlockOf<'liveMatches'> }) {
  const say = useTexts('home');
  const label = useLabel();
  const isHydrated = useHydrated();
  const id = `home-${block.id}`;
  return (
    <section className="page" aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={block.heading === null ? say('home:liveMatches') : label(block.heading)}
        more={{ href: '/fbSports', label: say('home:seeAll') }}
      />
      {isHydrated ? <NextMatches count={block.count} /> : waiting}
    </section>
  );
}
