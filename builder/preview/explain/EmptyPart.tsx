import Tooltip from '@mui/material/Tooltip';
import { EyeClosed } from '@phosphor-icons/react/EyeClosed';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useEditor } from '../../editor/EditorContext.ts';
import { useExplanations } from './ExplainContext.ts';
import { isEmptyPart } from './explanations.ts';
import styles from './NotShown.module.css';

/** Marks a part of the footer whose entries are all left out, and leads to the list of them. */
export function EmptyPart({ part }: { part: string }) {
  const say = useTexts('builder');
  const { select } = useEditor();
  const explanations = useExplanations();
  if (explanations === null || !isEmptyPart(explanations, `footer/${part}/`)) return null;
  const words = say('builder:explain.emptyPart');
  return (
    <Tooltip title={words}>
      <button
        type="button"
        className={styles.mark}
        aria-label={words}
        onClick={() => select(`/footer/${part}`)}
      >
        <EyeClosed size={15} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
