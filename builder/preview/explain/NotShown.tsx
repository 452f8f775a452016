import Tooltip from '@mui/material/Tooltip';
import { EyeClosed } from '@phosphor-icons/react/EyeClosed';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useExplanations } from './ExplainContext.ts';
import { pointerOfElement } from './explanations.ts';
import styles from './NotShown.module.css';

/** Tells of an item of the manifest that the site does not show now, and why. */
export function NotShown({ pointer }: { pointer: string }) {
  const say = useTexts('builder', 'because');
  const explanation = useExplanations()?.find(
    (candidate) => !candidate.present && pointerOfElement(candidate) === pointer,
  );
  const reasons = (explanation?.reasons ?? []).filter(({ reason }) => reason.effect === 'removes');
  if (reasons.length === 0) return null;
  const words = say('builder:explain.notShown', {
    reasons: reasons.map(({ messageKey, params }) => say(messageKey, params)).join(' '),
  });
  return (
    <Tooltip title={words}>
      <button type="button" className={styles.mark} aria-label={words}>
        <EyeClosed size={15} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
