import type { ProblemError } from '#contract/problem-error.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './StartScreen.module.css';

/** Until it is known who works here; says so when that cannot be found out. */
export function StartScreen({
  problem,
  onRetry,
}: {
  problem: ProblemError | null;
  onRetry: () => void;
}) {
  const say = useTexts('ui');
  const problemText = useProblemText();
  return (
    <main className={styles.start}>
      {problem === null ? (
        <p className={styles.wait} role="status">
          {say('ui:loading')}
        </p>
      ) : (
        <Notice
          tone="problem"
          action={
            <Button tone="secondary" onClick={onRetry}>
              {say('ui:retry')}
            </Button>
          }
        >
          {problemText(problem)}
        </Notice>
      )}
    </main>
  );
}
