import type { ReactNode } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Switch } from '../kit/Switch.tsx';
import styles from './ListRow.module.css';

export interface ListRowProps {
  /** From 1. */
  place: number;
  count: number;
  /** What it is called; read out with what its tools do. */
  name: string;
  /** Beside the name. */
  beside?: ReactNode;
  /** Left out: it cannot be switched off. */
  enabled?: boolean | undefined;
  onEnable?: ((enabled: boolean) => void) | undefined;
  /** Left out: for looking at. */
  onMove: ((by: 1 | -1) => void) | undefined;
  onRemove: () => void;
  children: ReactNode;
}

/** One of a list whose order counts: its name, its place, and below what is edited of it. */
export function ListRow(props: ListRowProps) {
  const { place, count, name, beside, enabled, onEnable, onMove, onRemove, children } = props;
  const say = useTexts('office');
  const of = { place, name };
  return (
    <li className={styles.row} data-off={enabled === false ? '' : undefined}>
      <div className={styles.head}>
        <span className={styles.place} aria-hidden="true">
          {place}
        </span>
        <span className={styles.name}>{name}</span>
        {beside}
        {enabled === undefined ? null : (
          <Switch
            label={say('office:row.enabled', of)}
            hideLabel
            checked={enabled}
            disabled={onMove === undefined}
            onChange={(on) => onEnable?.(on)}
          />
        )}
        {onMove === undefined ? null : (
          <span className={styles.tools}>
            <IconButton
              icon="caretDown"
              className={styles.up ?? ''}
              label={say('office:row.up', of)}
              aria-disabled={place === 1}
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon="caretDown"
              label={say('office:row.down', of)}
              aria-disabled={place === count}
              onClick={() => onMove(1)}
            />
            <IconButton icon="close" label={say('office:row.remove', of)} onClick={onRemove} />
          </span>
        )}
      </div>
      <div className={styles.body}>{children}</div>
    </li>
  );
}
