import { CircleHalf } from '@phosphor-icons/react/CircleHalf';
import { Moon } from '@phosphor-icons/react/Moon';
import { Sun } from '@phosphor-icons/react/Sun';
import { useTranslation } from 'react-i18next';
import { applyLanguage } from '#ui/i18n/apply-language.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { isLanguage, LANGUAGES, type Language, rememberLanguage } from '../texts.ts';
import styles from './Preferences.module.css';
import { SCHEMES, type Scheme, useScheme } from './scheme.ts';
import { Segments } from './Segments.tsx';

const ICONS: Readonly<Record<Scheme, typeof Sun>> = {
  system: CircleHalf,
  light: Sun,
  dark: Moon,
};

const ENDONYMS: Readonly<Record<Language, string>> = { es: 'Español', en: 'English' };

/** Language and scheme of the workshop itself. */
export function Preferences() {
  const say = useTexts('builder');
  const { i18n } = useTranslation();
  const [scheme, setScheme] = useScheme();
  const language = isLanguage(i18n.language) ? i18n.language : 'es';
  return (
    <div className={styles.row}>
      <Segments
        label={say('builder:language')}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: ENDONYMS[value] }))}
        onChange={(next) => {
          rememberLanguage(next);
          applyLanguage(next, 'ltr');
          void i18n.changeLanguage(next);
        }}
      />
      <Segments
        label={say('builder:scheme')}
        value={scheme}
        options={SCHEMES.map((value) => {
          const Icon = ICONS[value];
          return {
            value,
            label: say(`builder:scheme.${value}`),
            icon: <Icon size={17} aria-hidden="true" />,
          };
        })}
        onChange={setScheme}
      />
    </div>
  );
}
