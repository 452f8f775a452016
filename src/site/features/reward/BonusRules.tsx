import type { Bonus } from '#contract/generated/types.ts';
import { percentText } from '#ui/i18n/percent-text.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCategoryName } from '#ui/i18n/useCategoryName.ts';
import { useIsOpenCategory } from '#ui/plan/useIsOpenCategory.ts';
import styles from './Bonus.module.css';

/** Which games count how much, which take no stake, and which money a stake takes first. */
export function BonusRules({ bonus }: { bonus: Bonus }) {
  const say = useTexts('reward');
  const locale = useLocale();
  const categoryName = useCategoryName();
  const isOpen = useIsOpenCategory();
  const { categoryWeights, gameWeights, forbiddenGames, orderOfUse, kind } = bonus;
  const weights = [
    ...categoryWeights
      .filter(({ gameCategory }) => isOpen(gameCategory))
      .map(({ gameCategory, percent }) => ({ name: categoryName(gameCategory), percent })),
    ...gameWeights,
  ];
  return (
    <details className={styles.rules}>
      <summary className={styles.summary}>{say('reward:rules')}</summary>
      <div className={styles.rulesBody}>
        <h3 className={styles.ruleName}>{say('reward:rules.counts')}</h3>
        {weights.length === 0 ? null : (
          <ul className={styles.weights}>
            {weights.map(({ name, percent }) => (
              <li key={name}>
                {say('reward:rules.weight', { name, share: percentText(percent * 100, locale) })}
              </li>
            ))}
          </ul>
        )}
        <p>{say(categoryWeights.length > 0 ? 'reward:rules.noOther' : 'reward:rules.rest')}</p>
        {forbiddenGames.length === 0 ? null : (
          <>
            <h3 className={styles.ruleName}>{say('reward:rules.forbidden')}</h3>
            <p>{forbiddenGames.map(({ name }) => name).join(', ')}</p>
          </>
        )}
        {kind === 'bonus' ? (
          <>
            <h3 className={styles.ruleName}>{say('reward:rules.order')}</h3>
            <p>{say(`reward:rules.${orderOfUse}`)}</p>
          </>
        ) : null}
      </div>
    </details>
  );
}
