import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';

/** Says that it arrived; the form that had the focus is gone, so the way out has it. */
export function FeedbackSent({ onClose }: { onClose: () => void }) {
  const say = useTexts('feedback');
  return (
    <>
      <Notice tone="good">{say('feedback:sent.text')}</Notice>
      <Button size="large" wide autoFocus onClick={onClose}>
        {say('feedback:sent.close')}
      </Button>
    </>
  );
}
