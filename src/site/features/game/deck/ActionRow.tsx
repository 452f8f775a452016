import type { StageAction } from '#games/stage-port.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './ActionRow.module.css';
import { useActionKeys } from './useActionKeys.ts';

export interface ActionRowProps {
  actions: readonly StageAction[];
  /** false: the last action is still being shown or asked for. */
  ready: boolean;
  dialogOpen: boolean;
  onAct: (action: StageAction['action']) => void;
}

/** What may be done next in an open round. The main action is last, where the round's button was. */
export function ActionRow({ actions, ready, dialogOpen, onAct }: ActionRowProps) {
  const say = useTexts('game');
  const press = ({ action, isDisabled = false }: StageAction): void => {
    if (ready && !isDisabled) onAct(action);
  };
  useActionKeys(actions, press, !dialogOpen);
  return (
    <div className={styles.row} role="group" aria-label={say('game:actions')}>
      {actions.length === 0 ? <p>{say('game:actions.onBoard')}</p> : null}
      {actions.map((action) => (
        <button
          key={action.id}
          type="button"
          className={styles.action}
          data-main={action.isMain ?? false}
          data-hint={action.isHint ?? false}
          aria-disabled={!ready || (action.isDisabled ?? false)}
          aria-keyshortcuts={action.isMain === true ? 'Space' : action.key}
          onKeyDown={(event) => {
            if (event.repeat) event.preventDefault();
          }}
          onClick={() => press(action)}
        >
          {action.label}
          {action.isHint === true ? (
            <span className="visually-hidden">{say('game:actions.hint')}</span>
          ) : null}
        </button>
      ))}
    </div>
  );
}
