import { ArrowsClockwise } from '@phosphor-icons/react/ArrowsClockwise';
import { Check } from '@phosphor-icons/react/Check';
import { CircleDashed } from '@phosphor-icons/react/CircleDashed';
import { PencilSimple } from '@phosphor-icons/react/PencilSimple';
import { Question } from '@phosphor-icons/react/Question';
import type { ProductText } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './TextStateMark.module.css';

const ICONS = {
  written: Check,
  missing: CircleDashed,
  changed: ArrowsClockwise,
  unsure: Question,
  unsaved: PencilSimple,
} as const;

/** The state of a text, in words and with an icon. */
export function TextStateMark({ state }: { state: ProductText['state'] | 'unsaved' }) {
  const say = useTexts('builder-languages');
  const Icon = ICONS[state];
  return (
    <span className={styles.mark} data-state={state}>
      <Icon size={15} aria-hidden="true" />
      {say(`builder-languages:state.${state}`)}
    </span>
  );
}
