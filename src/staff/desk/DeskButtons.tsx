import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import type { DeskAction } from './desk-action.ts';
import { actionTexts } from './DeskDialog.tsx';
import styles from './Desk.module.css';

interface DeskButtonsProps<Item> {
  texts: string;
  actions: readonly DeskAction<Item>[];
  /** Names the item to screen readers. */
  name: string;
  /** The letters of the actions count here. */
  showsLetters: boolean;
  onAct: (action: string) => void;
}

/** The acts that an item offers now. */
export function DeskButtons<Item>(props: DeskButtonsProps<Item>) {
  const { texts, actions, name, showsLetters, onAct } = props;
  const say = useTexts('office', texts);
  return (
    <span className={styles.actions}>
      {actions.map((action) => {
        const { id, tone = 'secondary', letter } = action;
        const label = say(actionTexts(texts, action).label);
        return (
          <Button
            key={id}
            tone={tone}
            size="small"
            aria-label={`${label}: ${name}`}
            aria-keyshortcuts={letter}
            onClick={() => onAct(id)}
          >
            {label}
            {letter === undefined || !showsLetters ? null : (
              <kbd className={styles.letter} aria-hidden="true">
                {letter}
              </kbd>
            )}
          </Button>
        );
      })}
    </span>
  );
}
