import { type FormEvent, useRef } from 'react';
import { MAX_CONTACT } from '#domain/feedback/feedback-draft.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSession } from '#ui/session/useSession.ts';
import styles from './FeedbackForm.module.css';
import { QuestionTypeChoice } from './QuestionTypeChoice.tsx';
import { useFeedback } from './useFeedback.ts';

/** What it is about, the words themselves, and how to answer. */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const say = useTexts('feedback');
  const { member } = useSession();
  const { draft, left, pending, message, problemOf, change, submit } = useFeedback();
  const questionType = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  const contact = useRef<HTMLInputElement>(null);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const mend = await submit();
    if (mend === null) onSent();
    else if (mend !== undefined) ({ questionType, content, contact })[mend].current?.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      {message === null ? null : <Notice tone="problem">{message}</Notice>}
      <QuestionTypeChoice
        chosen={draft.questionType}
        problem={problemOf('questionType')}
        onChoose={(type) => change({ questionType: type })}
        firstRef={questionType}
      />
      <TextField
        name="content"
        label={say('feedback:content.label')}
        value={draft.content}
        onChange={(text) => change({ content: text })}
        rows={4}
        required
        problem={problemOf('content')}
        help={say('feedback:content.left', { count: left })}
        inputRef={content}
      />
      <TextField
        name="contact"
        label={say('feedback:contact.label')}
        value={draft.contact}
        onChange={(text) => change({ contact: text })}
        maxLength={MAX_CONTACT}
        optional
        problem={problemOf('contact')}
        help={
          member === null
            ? say('feedback:contact.visitor')
            : say('feedback:contact.member', { account: member.account })
        }
        inputRef={contact}
      />
      <Button type="submit" size="large" wide pending={pending}>
        {say('feedback:send')}
      </Button>
    </form>
  );
}
