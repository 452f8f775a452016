import { DotsSixVertical } from '@phosphor-icons/react/DotsSixVertical';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './ReorderHandle.module.css';
import type { HandleProps } from './useReorder.ts';

export interface ReorderHandleProps extends HandleProps {
  id: string;
  /** What the item is called. */
  title: string;
  index: number;
  total: number;
  disabled: boolean;
}

/** What an item is taken by: arrow keys, Home and End move it, and so does dragging. */
export function ReorderHandle(props: ReorderHandleProps) {
  const { id, title, index, total, disabled, ...handlers } = props;
  const say = useTexts('builder');
  return (
    <button
      type="button"
      className={styles.handle}
      data-handle={id}
      disabled={disabled}
      aria-label={say('builder:list.move', { title, position: index + 1, total })}
      title={say('builder:list.moveHint')}
      {...handlers}
    >
      <DotsSixVertical size={16} aria-hidden="true" />
    </button>
  );
}
