import styles from './ChoiceStrip.module.css';

export interface ChoiceStripProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  /** null means all of them. */
  choices: readonly { value: Value | null; label: string }[];
  chosen: Value | null;
  onChoose: (value: Value | null) => void;
}

/** One of several, or all: a strip that scrolls sideways where it has no room. */
export function ChoiceStrip<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceStripProps<Value>) {
  return (
    <div className={styles.strip} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value ?? ''}
          type="button"
          className={styles.choice}
          aria-pressed={choice.value === chosen}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
