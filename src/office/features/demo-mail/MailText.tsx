import type { DemoMail } from '#contract/generated/types.ts';
import styles from './MailText.module.css';

/** A message under its subject; addresses in it can be followed. */
export function MailText({ message }: { message: DemoMail }) {
  return (
    <details className={styles.message}>
      <summary className={styles.subject}>{message.subject}</summary>
      <p className={styles.text} lang={message.language}>
        {pieces(message.text).map(({ text, href }, index) =>
          href ? (
            <a key={index} href={text} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
    </details>
  );
}

function pieces(text: string): readonly { text: string; href: boolean }[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((piece, index) => ({ text: piece, href: index % 2 === 1 }));
}
