import { Button } from '#ui/kit/Button.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { startFailureMark } from './start-failure.ts';
import styles from './UpdateBanner.module.css';

/** Stands hidden in every page the server sends; shown when the app itself does not arrive. */
export function StartFailure() {
  const say = useTexts('shell');
  return (
    <div role="alert" hidden {...startFailureMark}>
      <div className={styles.banner}>
        <p>
          <strong>{say('shell:error.missing.title')}</strong> {say('shell:error.missing.text')}
        </p>
        <Button size="small">{say('shell:error.reload')}</Button>
      </div>
    </div>
  );
}
