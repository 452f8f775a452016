import { useId, useState } from 'react';
import { Icon } from '#ui/kit/Icon.tsx';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { usePointer } from '#ui/plan/usePointer.ts';
import { useSwitchLanguage } from '../useSwitchLanguage.ts';
import { filterLanguages } from './filter-languages.ts';
import styles from './LanguageList.module.css';

/** From this many on a search field stands over the list. */
const MANY = 9;

/**
 * Every language by its own name; the choice applies at once. It stands in menus that are closed at
 * first, and nothing in it works before the app is awake: the page itself is sent without it.
 */
export function LanguageList() {
  const { languages } = useSitePlan();
  const say = useTexts('shell');
  const point = usePointer();
  const id = useId();
  const [typed, setTyped] = useState('');
  const awake = useHydrated();
  const { switchLanguage, pending, failed } = useSwitchLanguage();
  if (!awake) return null;
  const shown = filterLanguages(languages.enabled, typed);
  return (
    <>
      {languages.enabled.length < MANY ? null : (
        <label className={styles.search} htmlFor={id}>
          <Icon name="magnifyingGlass" size="small" />
          <span className="visually-hidden">{say('shell:language.search')}</span>
          <input
            id={id}
            className={styles.input}
            type="search"
            value={typed}
            placeholder={say('shell:language.search')}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
      )}
      <ul className={styles.list}>
        {shown.map((language) => (
          <li key={language.code} {...point(language)}>
            <button
              type="button"
              className={styles.language}
              lang={language.code}
              dir={language.dir}
              aria-pressed={language.code === languages.current}
              disabled={pending}
              onClick={(event) => {
                const menu = event.currentTarget.closest<HTMLElement>('[popover]');
                // Done: the menu goes, the page is in the language chosen.
                void switchLanguage(language).then((changed) => {
                  if (changed && menu?.matches(':popover-open') === true) menu.hidePopover();
                });
              }}
            >
              {language.endonym}
              {language.code === languages.current ? <Icon name="check" size="small" /> : null}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note} role="status">
        {failed
          ? say('shell:language.failed')
          : shown.length === 0
            ? say('shell:language.none')
            : ''}
      </p>
    </>
  );
}
