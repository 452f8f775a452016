import { Fragment } from 'react';
import type { OfficeMessage } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './MessageText.module.css';

/** The subject, and in a demo the text that opens below it; links in it can be followed. */
export function MessageText({ message }: { message: OfficeMessage }) {
  const say = useTexts('message-desk');
  const { subject, text, language } = message;
  const title = subject === '' ? say('message-desk:textMessage') : subject;
  if (text === null) return title;
  return (
    <details className={styles.message}>
      <summary className={styles.subject}>{title}</summary>
      <p className={styles.text} lang={language}>
        {text.split(/(https?:\/\/\S+)/).map((piece, index) =>
          // Every other piece is what the expression caught.
          index % 2 === 1 ? (
            <a key={index} href={piece} target="_blank" rel="noopener noreferrer">
              {piece}
            </a>
          ) : (
            <Fragment key={index}>{piece}</Fragment>
          ),
        )}
      </p>
    </details>
  );
}
