import { FloppyDisk } from '@phosphor-icons/react/FloppyDisk';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { Action } from '../../look/Action.tsx';
import styles from './SaveBar.module.css';
import type { TextEdits } from './text-edits.ts';
import type { SaveTexts } from './useSaveTexts.ts';

export interface SaveBarProps {
  edits: TextEdits;
  saving: SaveTexts;
  /** Shows the unsaved texts of a namespace. */
  onShow: (namespace: string) => void;
  onRevert: (name: string) => void;
}

/** Saves every edit of the language, in whichever namespace it is. */
export function SaveBar({ edits, saving, onShow, onRevert }: SaveBarProps) {
  const say = useTexts('builder-languages');
  const problemText = useProblemText();
  const { save, pending, problem, refused, saved } = saving;
  const count = Object.keys(edits).length;
  return (
    <div className={styles.bar} role="region" aria-label={say('builder-languages:save.label')}>
      {problem === null ? null : (
        <Notice tone="problem">
          <p>{problemText(problem)}</p>
          {refused.size === 0 ? null : (
            <>
              <p>{say('builder-languages:save.refused', { count: refused.size })}</p>
              <RefusedList refused={refused} onShow={onShow} onRevert={onRevert} />
            </>
          )}
        </Notice>
      )}
      <div className={styles.row}>
        <p className={styles.words} aria-live="polite">
          {count === 0 && saved === null ? say('builder-languages:save.none') : null}
          {saved === null || (count > 0 && problem === null)
            ? null
            : say('builder-languages:save.done', { count: saved })}
        </p>
        <Action
          tone="strong"
          icon={<FloppyDisk size={17} aria-hidden="true" />}
          pending={pending}
          disabled={count === 0}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={() => void save()}
        >
          {say('builder-languages:save.action', { count })}
        </Action>
      </div>
    </div>
  );
}

const MAX_LISTED = 50;

interface RefusedListProps extends Pick<SaveBarProps, 'onShow' | 'onRevert'> {
  refused: SaveTexts['refused'];
}

/** Every refused text, also one that has no row: its key may have been removed from the product. */
function RefusedList({ refused, onShow, onRevert }: RefusedListProps) {
  const say = useTexts('builder-languages');
  return (
    <ul className={styles.refused}>
      {[...refused].slice(0, MAX_LISTED).map(([name, message]) => {
        const namespace = name.slice(0, name.indexOf(':'));
        return (
          <li key={name}>
            <code className="code">{name}</code> {message}
            <Action small tone="quiet" onClick={() => onShow(namespace)}>
              {say('builder-languages:save.show', { namespace })}
            </Action>
            <Action small tone="quiet" onClick={() => onRevert(name)}>
              {say('builder-languages:row.revert')}
              <span className="visually-hidden"> {name}</span>
            </Action>
          </li>
        );
      })}
    </ul>
  );
}
