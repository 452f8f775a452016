import { Icon } from '#ui/kit/Icon.tsx';
import { iconWords } from './find-icons.ts';
import styles from './IconDialog.module.css';

export interface IconRadioProps {
  group: string;
  icon: string;
  isMarked: boolean;
  onMark: (icon: string) => void;
  onChoose: (icon: string) => void;
}

/** One icon of the grid. */
export function IconRadio({ group, icon, isMarked, onMark, onChoose }: IconRadioProps) {
  return (
    <label className={styles.icon}>
      <input
        type="radio"
        name={group}
        className={styles.input}
        value={icon}
        checked={isMarked}
        onChange={() => onMark(icon)}
        // Arrow keys and voices click too, with a count of zero: they only mark.
        onClick={(event) => {
          if (event.detail > 0) onChoose(icon);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onChoose(icon);
        }}
      />
      <Icon name={icon} />
      <span className={styles.name}>{iconWords(icon)}</span>
    </label>
  );
}
