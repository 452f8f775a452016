import { useState } from 'react';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useOverlay } from '../../frame/useOverlay.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackSent } from './FeedbackSent.tsx';

/** A question or complaint to the operators, over whatever page it was asked for from. */
export function FeedbackDialog() {
  const say = useTexts('feedback', 'plan');
  const { close } = useOverlay();
  const [sent, setSent] = useState(false);
  return (
    <Dialog
      title={say(sent ? 'feedback:sent.title' : 'plan:footer.feedback')}
      intro={sent ? undefined : <p>{say('feedback:lead')}</p>}
      onClose={close}
    >
      {sent ? <FeedbackSent onClose={close} /> : <FeedbackForm onSent={() => setSent(true)} />}
    </Dialog>
  );
}
