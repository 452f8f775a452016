import { Icon } from '#ui/kit/Icon.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './HowItWorks.module.css';

const STEPS = [
  { id: 'promise', icon: 'lock' },
  { id: 'round', icon: 'slots' },
  { id: 'reveal', icon: 'eye' },
  { id: 'check', icon: 'sealCheck' },
] as const;

/** The whole procedure in four plain steps, and the formula for who wants it exactly. */
export function HowItWorks() {
  const say = useTexts('fairness');
  return (
    <section aria-label={say('fairness:how.title')}>
      <ol className={styles.steps}>
        {STEPS.map(({ id, icon }) => (
          <li key={id} className={styles.step}>
            <Icon name={icon} size="large" className={styles.icon} />
            <h2 className={styles.name}>{say(`fairness:how.${id}.title`)}</h2>
            <p className={styles.text}>{say(`fairness:how.${id}.text`)}</p>
          </li>
        ))}
      </ol>
      <p className={styles.jackpot}>{say('fairness:how.jackpot')}</p>
      <details className={styles.exact}>
        <summary>{say('fairness:exact.title')}</summary>
        <p>{say('fairness:exact.text')}</p>
        <pre className={styles.formula}>
          {'HMAC-SHA256(serverSeed, clientSeed + ":" + nonce + ":" + cursor)'}
        </pre>
        <p>{say('fairness:exact.jackpot')}</p>
        <pre className={styles.formula}>
          {'HMAC-SHA256(serverSeed, clientSeed + ":" + nonce + ":jackpot:" + cursor)'}
        </pre>
        <p>{say('fairness:exact.commitment')}</p>
        <pre className={styles.formula}>{'printf %s "$serverSeed" | sha256sum'}</pre>
      </details>
    </section>
  );
}
