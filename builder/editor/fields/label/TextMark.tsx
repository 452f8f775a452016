import { BookOpen } from '@phosphor-icons/react/BookOpen';
import { Check } from '@phosphor-icons/react/Check';
import { Warning } from '@phosphor-icons/react/Warning';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './TextMark.module.css';
import type { TextState } from './written-languages.ts';

const ICONS = { written: Check, product: BookOpen, missing: Warning } as const;

export interface TextMarkProps {
  id?: string | undefined;
  state: TextState;
}

/** The source of a text in one language, in words and with an icon. */
export function TextMark({ id, state }: TextMarkProps) {
  const say = useTexts('builder-edit');
  const Icon = ICONS[state];
  return (
    <span id={id} className={styles.mark} data-state={state}>
      <Icon size={15} aria-hidden="true" />
      {say(`builder-edit:label.state.${state}`)}
    </span>
  );
}
