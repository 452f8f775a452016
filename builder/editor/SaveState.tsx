import { CheckCircle } from '@phosphor-icons/react/CheckCircle';
import { CircleDashed } from '@phosphor-icons/react/CircleDashed';
import { CloudSlash } from '@phosphor-icons/react/CloudSlash';
import { WarningCircle } from '@phosphor-icons/react/WarningCircle';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#ui/i18n/useTexts.ts';
import { Action } from '../look/Action.tsx';
import { SignInAgain } from '../session/SignInAgain.tsx';
import { useEditor } from './EditorContext.ts';
import styles from './SaveState.module.css';
import type { DraftEditor } from './state/draft-editor.ts';
import type { SyncState } from './sync/autosave.ts';
import { failureKind } from './sync/save-failure.ts';
import { useFailureText } from './useFailureText.ts';

const ICONS = {
  saved: CheckCircle,
  waiting: CircleDashed,
  saving: CircleDashed,
  retrying: CloudSlash,
  refused: WarningCircle,
  conflict: WarningCircle,
} as const;

/** Whether the server has what is on the screen. Nothing typed is lost in any of these states. */
export function SaveState({ editor }: { editor: DraftEditor }) {
  const say = useTexts('builder', 'builder-edit');
  const language = useLanguage();
  const failureText = useFailureText();
  const { sync, hasChanges, readOnly } = useEditor();
  if (readOnly) return null;
  const Icon = ICONS[sync.name];
  const problem = 'problem' in sync ? sync.problem : null;
  const detail =
    problem !== null
      ? failureText(problem)
      : sync.name === 'saved' && sync.at !== null
        ? say('builder:save.at', { at: formatMoment(sync.at, language, 'second') })
        : undefined;
  return (
    <span className={styles.state} data-state={sync.name}>
      <span className={styles.words} role="status" title={detail}>
        <Icon size={16} aria-hidden="true" />
        <span className={styles.text}>{say(stateKey(sync, hasChanges))}</span>
      </span>
      {sync.name === 'conflict' ? (
        // Leaving the field with it opens the decision.
        <Action small>{say('builder:conflict.decide')}</Action>
      ) : problem !== null && failureKind(problem) === 'ended' ? (
        <SignInAgain />
      ) : problem === null && sync.name !== 'waiting' ? null : (
        <Action small tone="quiet" onClick={() => void editor.flush()}>
          {say('builder:save.now')}
        </Action>
      )}
    </span>
  );
}

/** While a save is repeated the cause is named: a lost connection is only one of them. */
function stateKey(sync: SyncState, hasChanges: boolean): string {
  if (sync.name === 'saved' && !hasChanges) return 'builder:save.published';
  if (sync.name !== 'retrying') return `builder:save.${sync.name}`;
  const kind = failureKind(sync.problem);
  if (kind === 'network') return 'builder:save.retrying';
  return kind === 'refused' ? 'builder-edit:save.later' : `builder-edit:save.${kind}`;
}
