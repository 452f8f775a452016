import { useNavigate } from 'react-router-dom';
import type { PlaySession } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './SaferPlay.module.css';

export interface LimitReviewDialogProps {
  /** Address of the safer play page. */
  limitsHref: string;
  onReviewed: (session: PlaySession) => void;
  /** Asked again at the next visit. */
  onLater: () => void;
}

/** Offers a look at limits and figures, or to keep them as they are. */
export function LimitReviewDialog({ limitsHref, onReviewed, onLater }: LimitReviewDialogProps) {
  const say = useTexts('safer-play');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const { run, pending, problem } = useCommand('confirmLimitReview');

  const confirm = async (goesThere: boolean): Promise<void> => {
    const outcome = await run({});
    if (!outcome.ok) return;
    onReviewed(outcome.value);
    if (goesThere) await navigate(limitsHref);
  };

  return (
    <Dialog
      title={say('safer-play:review.title')}
      onClose={onLater}
      width="medium"
      intro={say('safer-play:review.text')}
    >
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      <div className={styles.actions}>
        <Button pending={pending} onClick={() => void confirm(true)}>
          {say('safer-play:review.look')}
        </Button>
        <Button tone="secondary" disabled={pending} onClick={() => void confirm(false)}>
          {say('safer-play:review.keep')}
        </Button>
      </div>
    </Dialog>
  );
}
