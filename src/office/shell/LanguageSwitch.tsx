import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { Segments } from '../kit/Segments.tsx';
import { chooseLanguage, OFFICE_LANGUAGES, type OfficeLanguage } from '../texts/office-texts.ts';

/** Each language is named in itself. */
const names: Readonly<Record<OfficeLanguage, string>> = { es: 'Español', en: 'English' };

/** The language of the office, kept in this browser. */
export function LanguageSwitch() {
  const say = useTexts('office', 'ui');
  const { i18n } = useTranslation();
  const [failed, setFailed] = useState(false);
  const choose = (language: OfficeLanguage): void => {
    setFailed(false);
    chooseLanguage(i18n, language).catch(() => setFailed(true));
  };
  return (
    <>
      <Segments
        label={say('office:language')}
        value={i18n.language === 'en' ? 'en' : 'es'}
        options={OFFICE_LANGUAGES.map((value) => ({ value, label: names[value] }))}
        onChange={choose}
      />
      {failed ? <Notice tone="problem">{say('ui:problem.network')}</Notice> : null}
    </>
  );
}
