import type { VendorSetting } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field } from '#ui/kit/Field.tsx';
import { useLanguageName } from '#staff/values/useLanguageName.ts';
import { withName } from './arrangement.ts';
import styles from './GamesDesk.module.css';

/** The contract's bound. */
const MAX_NAME = 64;

export interface VendorNamesProps {
  vendor: VendorSetting;
  shippedName: string;
  languages: readonly string[];
  /** Undefined: for looking at. */
  onChange: ((vendor: VendorSetting) => void) | undefined;
}

/** What players read for a vendor, language by language. */
export function VendorNames({ vendor, shippedName, languages, onChange }: VendorNamesProps) {
  const say = useTexts('games-desk');
  const languageName = useLanguageName();
  return (
    <details>
      <summary className={styles.summary}>
        {say('games-desk:names', { count: vendor.names.length })}
        <span className="visually-hidden">: {shippedName}</span>
      </summary>
      <div className={styles.names}>
        {languages.map((language) => (
          <Field
            key={language}
            label={languageName(language)}
            value={vendor.names.find((name) => name.language === language)?.name ?? ''}
            placeholder={shippedName}
            maxLength={MAX_NAME}
            lang={language}
            readOnly={onChange === undefined}
            autoComplete="off"
            onChange={(event) => onChange?.(withName(vendor, language, event.target.value))}
          />
        ))}
      </div>
    </details>
  );
}
