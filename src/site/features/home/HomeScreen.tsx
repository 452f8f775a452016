import type { HomeBlock } from '#brand/site-plan.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { usePlacedPlan } from '#ui/plan/plan.atoms.ts';
import { usePointer } from '#ui/plan/usePointer.ts';
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx';
import styles from './HomeScreen.module.css';
import { HomeBlockView } from './HomeBlockView.tsx';

/** As many as may stand on the first screen. */
const FIRST_BLOCKS = 3;

/** The home page: the blocks of the plan, in the brand's order. */
export function HomeScreen() {
  const { plan, preview } = usePlacedPlan();
  const { home, identity } = plan;
  const label = useLabel();
  const point = usePointer();
  const later = (index: number): number | undefined =>
    preview || index < FIRST_BLOCKS ? undefined : index - FIRST_BLOCKS;
  return (
    <div className={styles.home} data-whole={preview || undefined}>
      <h1>
        <VisuallyHidden>
          {identity.name}: {label(identity.tagline)}
        </VisuallyHidden>
      </h1>
      {home.blocks.map((block, index) => (
        <div key={block.id} className={styles.block} {...point(block)} data-later={later(index)}>
          <HomeBlockView block={block} first={index === firstPictures(home.blocks)} />
        </div>
      ))}
    </div>
  );
}

/** Place of the block whose pictures are loaded before all others: a pool has none. */
function firstPictures([top]: readonly HomeBlock[]): number {
  return top?.kind === 'jackpotCounter' ? 1 : 0;
}
