import type { ReactNode } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import type { ListItem } from './ListEditor.tsx';
import styles from './ListRow.module.css';

export interface ListRowProps {
  row: Pick<ListItem<unknown, unknown>, 'place' | 'count' | 'onMove' | 'onRemove'>;
  /** What it is called; read out with what its tools do. */
  name: string;
  /** Beside the name. */
  beside?: ReactNode;
  /** The mark at its edge: it lets players in, or keeps them out. */
  tone?: 'win' | 'loss';
  /** Left out: it cannot be switched off. */
  enabled?: boolean | undefined;
  onEnable?: ((enabled: boolean) => void) | undefined;
  children: ReactNode;
}

/** An item of a list whose order counts: its name, its place, and below it its fields. */
export function ListRow({ row, name, beside, tone, enabled, onEnable, children }: ListRowProps) {
  const { place, count, onMove, onRemove } = row;
  const say = useTexts('office');
  const of = { place, name };
  return (
    <li className={styles.row} data-tone={tone} data-off={enabled === false ? '' : undefined}>
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
