import type { GameState } from '#contract/generated/types.ts';
import type { HTMLAttributes, ReactNode } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { IconButton } from '#ui/kit/IconButton.tsx';
import styles from './ArrangeRow.module.css';

export interface ArrangePlace {
  /** Rows are dragged within one list alone. */
  list: string;
  index: number;
  count: number;
  /** Moves the row at a place by so many places. */
  onMove: (from: number, by: number) => void;
}

export interface ArrangeRowProps {
  name: string;
  /** Beneath the name: what else tells it from others. */
  more?: ReactNode;
  state?: GameState | undefined;
  /** Its place in a list that can be put in order; left out: it has none, or nobody may. */
  place?: ArrangePlace | undefined;
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
    <li className={styles.row} data-state={state} {...dragOf(place)}>
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
              onClick={() => place.onMove(place.index, -1)}
            />
            <IconButton
              icon="caretDown"
              label={say('games-desk:down', { name })}
              aria-disabled={place.index === place.count - 1}
              onClick={() => place.onMove(place.index, 1)}
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

const KIND = 'application/x-arranged-';

/** Handlers that let a row be dragged to another one's place; its buttons do the same by keyboard. */
function dragOf(place: ArrangePlace | undefined): HTMLAttributes<HTMLLIElement> {
  if (place === undefined || place.count < 2) return {};
  const { list, index, onMove } = place;
  const type = `${KIND}${list}`;
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }) => {
      dataTransfer.setData(type, String(index));
      dataTransfer.effectAllowed = 'move';
    },
    onDragOver: (event) => {
      if (event.dataTransfer.types.includes(type)) event.preventDefault();
    },
    onDrop: (event) => {
      const from = event.dataTransfer.getData(type);
      if (from === '') return;
      event.preventDefault();
      onMove(Number(from), index - Number(from));
    },
  };
}
