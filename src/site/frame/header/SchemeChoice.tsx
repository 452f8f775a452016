import { Icon } from '#ui/kit/Icon.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { COLOR_SCHEMES } from '#brand/color-scheme.ts';
import { schemeIcon, useScheme } from '../useScheme.ts';
import styles from './SchemeChoice.module.css';

/** Light, dark, or as the device has it. */
export function SchemeChoice() {
  const say = useTexts('shell');
  const { scheme, choose } = useScheme();
  return (
    <div className={styles.choice} role="group" aria-label={say('shell:scheme.title')}>
      {COLOR_SCHEMES.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.option}
          aria-pressed={name === scheme}
          onClick={() => choose(name)}
        >
          <Icon name={schemeIcon[name]} size="small" />
          {say(`shell:scheme.${name}`)}
        </button>
      ))}
    </div>
  );
}
