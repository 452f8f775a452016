import { Icon } from '#ui/kit/Icon.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { Words } from '#ui/i18n/Words.tsx';
import { SectionHeading } from '../../frame/SectionHeading.tsx';
import type { BlockOf } from './block-of.ts';
import styles from './ServiceAdvantages.module.css';

/** What players can count on here. */
export function ServiceAdvantages({ block }: { block: BlockOf<'serviceAdvantages'> }) {
  const say = useTexts('home');
  const label = useLabel();
  const id = `home-${block.id}`;
  return (
    <section className="page" aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={block.heading === null ? say('home:advantages') : label(block.heading)}
      />
      <ul className={styles.points}>
        {block.points.map((point) => (
          <li key={point.id} className={styles.point}>
            <Icon name={point.icon} size="large" className={styles.icon} />
            <h3 className={styles.title}>
              <Words of={point.title} />
            </h3>
            <p className={styles.text}>
              <Words of={point.text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
