import type { OfficeMessage } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './MessageText.module.css';

/** The state of a message, the number of attempts, and the error of the last one. */
export function MessageState({ message }: { message: OfficeMessage }) {
  const say = useTexts('message-desk');
  const { status, attempts, error } = message;
  return (
    <>
      <span className={styles.state} data-status={status}>
        {say(`message-desk:status.${status}`)}
      </span>
      {attempts > 1 ? <> · {say('message-desk:attempts', { count: attempts })}</> : null}
      {error === null ? null : (
        <p className={styles.error} lang="en" dir="ltr">
          {error}
        </p>
      )}
    </>
  );
}
