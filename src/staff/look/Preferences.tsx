import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { Segments } from '#ui/kit/Segments.tsx';
import { COLOR_SCHEMES } from '#brand/color-scheme.ts';
import { useScheme } from './scheme.ts';
import {
  asStaffLanguage,
  chooseLanguage,
  STAFF_LANGUAGES,
  type StaffLanguage,
} from './staff-language.ts';

/** Each language in itself. */
const ENDONYMS: Readonly<Record<StaffLanguage, string>> = { es: 'Español', en: 'English' };

const ICONS = { system: 'screen', light: 'sun', dark: 'moon' } as const;

export interface PreferencesProps {
  /** Loads the texts before the language changes. @throws when they cannot be loaded */
  load?: (language: StaffLanguage) => Promise<unknown>;
}

/** Language and colour scheme of a staff app, remembered in this browser. */
export function Preferences({ load }: PreferencesProps) {
  const say = useTexts('staff', 'ui');
  const { i18n } = useTranslation();
  const [scheme, chooseScheme] = useScheme();
  const [failed, setFailed] = useState(false);
  const choose = async (language: StaffLanguage): Promise<void> => {
    setFailed(false);
    try {
      await load?.(language);
      await chooseLanguage(i18n, language);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Segments
        label={say('staff:language')}
        value={asStaffLanguage(i18n.language) ?? 'es'}
        options={STAFF_LANGUAGES.map((value) => ({ value, label: ENDONYMS[value] }))}
        onChange={(language) => void choose(language)}
      />
      {failed ? <Notice tone="problem">{say('ui:problem.network')}</Notice> : null}
      <Segments
        label={say('staff:scheme')}
        value={scheme}
        options={COLOR_SCHEMES.map((value) => ({
          value,
          label: say(`staff:scheme.${value}`),
          icon: ICONS[value],
        }))}
        onChange={chooseScheme}
      />
    </>
  );
}
