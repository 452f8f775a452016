import type { GameState } from '#contract/generated/types.ts';
import type { ReactNode } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { IconButton } from '#ui/kit/IconButton.tsx';
import styles from './ArrangeRow.module.css';

export interface ArrangeRowProps {
  name: string;
  /** Beneath the name: what else tells it from others. */
  more?: ReactNode;
  state?: GameState | undefined;
  /** Its place in a list that can be put in order; left out: it has none, or nobody may. */
  place?: { index: number; count: number; onMove: (by: 1 | -1) => void } | undefined;
  onRemove?: (() => void) | undefined;
  /** What can be chosen of it. */
  children?: ReactNode;
  /** In a line of its own. */
  below?: ReactNode;
}

/** A vendor, a category or a title in a line: its name, what it is set to, and its place. */
export function ArrangeRow(props: ArrangeRowProps) {
  const { name, more, state, place, onRemove, children, below } = props;
  const say = useTexts('games-desk');
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {more === undefined ? null : <span className={styles.more}>{more}</span>}
      </span>
      {children}
      <span className={styles.tools}>
        {place === undefined || place.count < 2 ? null : (
          <>
            <IconButton
              icon="caretDown"
              className={styles.up ?? ''}
              label={say('games-desk:up', { name })}
              aria-disabled={place.index === 0}
              onClick={() => place.onMove(-1)}
            />
            <IconButton
              icon="caretDown"
              label={say('games-desk:down', { name })}
              aria-disabled={place.index === place.count - 1}
              onClick={() => place.onMove(1)}
            />
          </>
        )}
        {onRemove === undefined ? null : (
          <IconButton icon="close" label={say('games-desk:remove', { name })} onClick={onRemove} />
        )}
      </span>
      {below === undefined ? null : <div className={styles.below}>{below}</div>}
    </li>
  );
}
