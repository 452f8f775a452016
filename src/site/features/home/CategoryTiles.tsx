import { Anchor } from '#ui/kit/Anchor.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { Words } from '#ui/i18n/Words.tsx';
import { navigationIcon } from '../../frame/navigation-icon.ts';
import { SectionHeading } from '../../frame/SectionHeading.tsx';
import type { BlockOf } from './block-of.ts';
import styles from './CategoryTiles.module.css';

/** The categories as large doors. */
export function CategoryTiles({ block }: { block: BlockOf<'categoryTiles'> }) {
  const say = useTexts('home');
  const label = useLabel();
  const id = `home-${block.id}`;
  return (
    <section className="page" aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={block.heading === null ? say('home:categories') : label(block.heading)}
      />
      <ul className={styles.tiles}>
        {block.entries.map((entry) => (
          <li key={entry.id}>
            <Anchor className={styles.tile} href={entry.href}>
              <Icon name={navigationIcon(entry)} size="large" />
              <Words of={entry.label} />
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
