import { useEffect, useRef } from 'react';
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
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    showChosen(strip.current);
  }, [chosen]);
  return (
    <div ref={strip} className={styles.strip} role="group" aria-label={label}>
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

/** Scrolls a strip sideways until its chosen button is whole; the page stays where it is. */
function showChosen(strip: HTMLElement | null): void {
  const button = strip?.querySelector('[aria-pressed="true"]');
  if (!strip || !button) return;
  const [room, own] = [strip.getBoundingClientRect(), button.getBoundingClientRect()];
  if (own.left < room.left) strip.scrollLeft -= room.left - own.left;
  if (own.right > room.right) strip.scrollLeft += own.right - room.right;
}
