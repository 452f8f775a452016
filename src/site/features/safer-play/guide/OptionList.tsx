import { Pill } from '#ui/kit/Pill.tsx';
import styles from './SaferPlayGuide.module.css';

/** Settings that a tool offers. */
export function OptionList({ options }: { options: readonly string[] }) {
  return (
    <ul className={styles.options}>
      {options.map((option) => (
        <li key={option}>
          <Pill>{option}</Pill>
        </li>
      ))}
    </ul>
  );
}
