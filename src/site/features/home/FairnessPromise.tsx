import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import type { BlockOf } from './block-of.ts';
import styles from './FairnessPromise.module.css';

const STEPS = ['commit', 'play', 'reveal'] as const;

/** How an outcome is fixed before and checked after, in three steps. */
export function FairnessPromise({ block }: { block: BlockOf<'fairness'> }) {
  const say = useTexts('home');
  const label = useLabel();
  const id = `home-${block.id}`;
  return (
    <section className="page" aria-labelledby={id}>
      <div className={styles.panel}>
        <div className={styles.intro}>
          <Icon name="scales" size="large" className={styles.icon} />
          <h2 id={id} className={`display ${styles.title}`}>
            {block.heading === null ? say('home:fairness.title') : label(block.heading)}
          </h2>
          <p className={styles.text}>{say('home:fairness.text')}</p>
          <ButtonLink tone="secondary" href={block.href}>
            {say('home:fairness.action')}
          </ButtonLink>
        </div>
        <ol className={styles.steps}>
          {STEPS.map((step, index) => (
            <li key={step} className={styles.step}>
              <span className={`display ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className={styles.stepTitle}>{say(`home:fairness.${step}.title`)}</h3>
                <p className={styles.text}>{say(`home:fairness.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
