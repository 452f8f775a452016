import type { CategoryWeight } from '#contract/generated/types.ts';
import grid from '#staff/setting/FieldGrid.module.css';
import { CATEGORIES, PLAYED_CATEGORIES } from '#domain/category/categories.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Switch } from '#ui/kit/Switch.tsx';
import styles from './PromotionDesk.module.css';
import { WholeField } from '#staff/setting/WholeField.tsx';

const PERCENT = { minimum: 0, maximum: 100 } as const;

/** HOT only collects titles of the others. */

export interface CategoryWeightsProps {
  weights: readonly CategoryWeight[];
  fault: string | undefined;
  onChange: (weights: CategoryWeight[]) => void;
}

/** How much of a stake counts in each category. None listed: all of it, everywhere. */
export function CategoryWeights({ weights, fault, onChange }: CategoryWeightsProps) {
  const say = useTexts('promotion-desk', 'plan');
  const differs = weights.length > 0;
  const percentOf = (category: string): number =>
    weights.find(({ gameCategory }) => gameCategory === category)?.percent ?? 0;
  return (
    <section className={styles.group} aria-label={say('promotion-desk:field.categoryWeights')}>
      <Switch
        label={say('promotion-desk:field.categoryWeights')}
        checked={differs}
        onChange={(on) =>
          onChange(
            on ? PLAYED_CATEGORIES.map((gameCategory) => ({ gameCategory, percent: 100 })) : [],
          )
        }
      >
        {say('promotion-desk:hint.categoryWeights')}
      </Switch>
      {fault === undefined ? null : <p className={styles.fault}>{fault}</p>}
      {differs ? (
        <div className={grid.fields}>
          {PLAYED_CATEGORIES.map((category) => (
            <WholeField
              key={category}
              label={`${say(CATEGORIES[category].text)} · ${category}`}
              value={percentOf(category)}
              after="%"
              bounds={PERCENT}
              onChange={(percent) =>
                onChange(
                  PLAYED_CATEGORIES.map((gameCategory) => ({
                    gameCategory,
                    percent: gameCategory === category ? percent : percentOf(gameCategory),
                  })),
                )
              }
            />
          ))}
        </div>
      ) : null}
    </section>
  );
}
