import { type FormEvent, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Checkbox } from '#ui/kit/branded/Checkbox.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import type { PromotionActionProps } from './promotion-action.ts';
import styles from './PromotionPage.module.css';

/** Joins the version of the terms that is on the screen, once the player says they were read. */
export function JoinForm({ detail, onDone }: PromotionActionProps) {
  const say = useTexts('promotion');
  const problemText = useProblemText();
  const join = useCommand('joinPromotion');
  const joinSignUp = useCommand('joinSignUpPromotion');
  const [isRead, setRead] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const { promotion, version } = detail;
  const { promotionId, trigger } = promotion;
  const problem = join.problem ?? joinSignUp.problem;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (!isRead) return;
    const { ok } =
      trigger.kind === 'signUp'
        ? await joinSignUp.run({ body: { promotionId, termsAccepted: true } })
        : await join.run({ params: { promotionId }, body: { version, termsAccepted: true } });
    if (ok) onDone(say('promotion:join.done'));
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      <Checkbox
        name="termsAccepted"
        label={say('promotion:join.read')}
        checked={isRead}
        onChange={setRead}
        required
        problem={isChecked && !isRead ? say('promotion:join.unread') : undefined}
      />
      <Button type="submit" wide pending={join.pending || joinSignUp.pending}>
        {say('promotion:join')}
      </Button>
      <p className={styles.quiet}>{say('promotion:join.note')}</p>
    </form>
  );
}
