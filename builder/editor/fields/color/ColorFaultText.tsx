import { WarningCircle } from '@phosphor-icons/react/WarningCircle';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './ColorFaultText.module.css';
import type { ColorText } from './useColorText.ts';

/** Says why a text is not a colour. It is always on the page, so that voices read what appears. */
export function ColorFaultText({ id, fault }: { id: string; fault: ColorText['fault'] }) {
  const say = useTexts('builder-pick');
  return (
    <div aria-live="polite" className={styles.place}>
      {fault === null ? null : (
        <p id={id} className={styles.fault}>
          <WarningCircle size={14} aria-hidden="true" />
          <span>{say(`builder-pick:color.fault.${fault}`)}</span>
        </p>
      )}
    </div>
  );
}
