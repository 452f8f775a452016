import { categoryPath } from '#brand/category-paths.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { lazyChunk } from '../../frame/lazy-chunk.tsx';
import { SectionHeading } from '../../frame/SectionHeading.tsx';
import type { BlockOf } from './block-of.ts';

const waiting = <Skeleton shape="block" count={1} />;

const ClosingSoon = lazyChunk(
  async () => (await import('../lottery/ClosingSoon.tsx')).ClosingSoon,
  waiting,
);

/** The lottery draws that come next, with running countdowns. */
export function LotteryDraws({ block }: { block: BlockOf<'lotteryDraws'> }) {
  const say = useTexts('home');
  const label = useLabel();
  const isHydrated = useHydrated();
  const id = `home-${block.id}`;
  return (
    <section className="page" aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={block.heading === null ? say('home:lotteryDraws') : label(block.heading)}
        more={{ href: categoryPath('ELOTT'), label: say('home:seeAll') }}
      />
      {isHydrated ? <ClosingSoon count={block.count} /> : waiting}
    </section>
  );
}
