import { useTexts } from '#ui/i18n/useTexts.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { moved } from './arrangement.ts';
import { ArrangeRow } from './ArrangeRow.tsx';
import type { DeskPart } from './desk-part.ts';
import styles from './GamesDesk.module.css';
import { useCategoryName } from './useCategoryName.ts';

/** The categories in the order of the menus and the lobby. */
export function CategoryOrder({ wanted, onChange }: DeskPart) {
  const say = useTexts('games-desk');
  const categoryName = useCategoryName();
  const { categories } = wanted;
  if (categories.length < 2) return null;
  return (
    <Panel title={say('games-desk:categories')}>
      <p className={styles.hint}>{say('games-desk:categoriesHint')}</p>
      <ol>
        {categories.map((category, index) => (
          <ArrangeRow
            key={category}
            name={categoryName(category)}
            place={
              onChange && {
                list: 'categories',
                index,
                count: categories.length,
                onMove: (from, by) =>
                  onChange({ ...wanted, categories: moved(categories, from, by) }),
              }
            }
          />
        ))}
      </ol>
    </Panel>
  );
}
