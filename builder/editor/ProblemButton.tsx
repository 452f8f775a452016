import Popover from '@mui/material/Popover';
import { ListChecks } from '@phosphor-icons/react/ListChecks';
import { useId, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Action } from '../look/Action.tsx';
import { useEditor } from './EditorContext.ts';
import styles from './ProblemButton.module.css';
import { ProblemList } from './ProblemList.tsx';

/** What the checks found in the whole draft; each finding leads to its field. */
export function ProblemButton() {
  const say = useTexts('builder');
  const { problems, checked } = useEditor();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const titleId = useId();
  const errors = problems.filter(({ problem }) => problem.severity === 'error').length;
  const warnings = problems.filter(({ problem }) => problem.severity === 'warning').length;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-errors={errors > 0 || undefined}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ListChecks size={18} aria-hidden="true" />
        <span className={styles.words}>
          {errors > 0
            ? say('builder:problem.errors', { count: errors })
            : warnings > 0
              ? say('builder:problem.warnings', { count: warnings })
              : say(checked ? 'builder:problem.none' : 'builder:problem.checking')}
        </span>
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
      >
        <div className={styles.panel}>
          <h2 id={titleId} className={styles.title}>
            {say('builder:problem.title')}
          </h2>
          <ProblemList problems={problems} onChosen={() => setAnchor(null)} />
          <Action small onClick={() => setAnchor(null)}>
            {say('builder:close')}
          </Action>
        </div>
      </Popover>
    </>
  );
}
