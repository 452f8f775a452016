import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import type { DeskAction } from './desk-action.ts';
import { actionTexts } from './DeskDialog.tsx';
import styles from './Desk.module.css';

interface BulkBarProps<Item> {
  texts: string;
  /** Marked items; the bar is there while there are some. */
  count: number;
  actions: readonly DeskAction<Item>[];
  onAct: (action: string) => void;
  onClear: () => void;
}

/** The acts on all marked items at once. */
export function BulkBar<Item>({ texts, count, actions, onAct, onClear }: BulkBarProps<Item>) {
  const say = useTexts('office', texts);
  if (count === 0) return null;
  return (
    <div className={styles.bulk} role="group" aria-label={say('office:bulk.label')}>
      <strong>{say('office:bulk.marked', { count })}</strong>
      {actions.map((action) => (
        <Button
          key={action.id}
          size="small"
          tone={action.tone ?? 'secondary'}
          onClick={() => onAct(action.id)}
        >
          {say(actionTexts(texts, action).label)}
        </Button>
      ))}
      <Button size="small" tone="secondary" onClick={onClear}>
        {say('office:bulk.clear')}
      </Button>
    </div>
  );
}
