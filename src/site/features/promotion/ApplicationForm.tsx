import { type FormEvent, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { fileBase64 } from '#ui/upload/file-base64.ts';
import { ApplicationPictures } from './ApplicationPictures.tsx';
import type { PromotionActionProps } from './promotion-action.ts';
import styles from './PromotionPage.module.css';

const LEAST = 3;
const MOST = 500;

/** Applies with a comment and up to three pictures; staff decide. */
export function ApplicationForm({ detail, onDone }: PromotionActionProps) {
  const say = useTexts('promotion');
  const problemText = useProblemText();
  const { run, pending, problem } = useCommand('applyForPromotion');
  const [comment, setComment] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isChecked, setChecked] = useState(false);
  const { promotionId, trigger } = detail.promotion;
  const isShort = comment.trim().length < LEAST;
  const lacksPicture = trigger.asksPictures && files.length === 0;
  const { byField, rest } = fieldProblems(problem, ['comment', 'pictures']);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (isShort) document.getElementById('application-comment')?.focus();
    if (isShort || lacksPicture) return;
    const pictures = await Promise.all(files.map(fileBase64));
    const { ok } = await run({
      params: { promotionId },
      body: { comment: comment.trim(), pictures },
    });
    if (ok) onDone(say('promotion:application.done'));
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {problem === null || Object.keys(byField).length > 0 ? null : (
        <Notice tone="problem">{rest[0] ?? problemText(problem)}</Notice>
      )}
      <TextField
        id="application-comment"
        name="comment"
        label={say('promotion:application.comment')}
        value={comment}
        onChange={setComment}
        rows={4}
        maxLength={MOST}
        required
        problem={
          byField['comment'] ??
          (isChecked && isShort ? say('promotion:application.short', { least: LEAST }) : undefined)
        }
        help={say('promotion:application.help')}
      />
      <ApplicationPictures
        files={files}
        onChange={setFiles}
        problem={
          byField['pictures'] ??
          (isChecked && lacksPicture ? say('promotion:application.pictureNeeded') : undefined)
        }
      />
      <Button type="submit" wide pending={pending}>
        {say('promotion:application.send')}
      </Button>
    </form>
  );
}
