import { Icon } from '#ui/kit/Icon.tsx';
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { LanguageList } from './LanguageList.tsx';
import styles from './LanguageSelector.module.css';

/** The languages of the site, each in its own name. */
export function LanguageSelector({ label }: { label: string }) {
  const { languages } = useSitePlan();
  if (languages.enabled.length < 2) return null;
  const current = languages.enabled.find(({ code }) => code === languages.current);
  return (
    <>
      <button type="button" className={styles.button} popoverTarget="language-menu">
        <Icon name="globe" />
        <VisuallyHidden>{label}: </VisuallyHidden>
        <span className={styles.code} aria-hidden="true">
          {languages.current.split('-')[0]}
        </span>
        <VisuallyHidden>{current?.endonym ?? languages.current}</VisuallyHidden>
      </button>
      <div
        id="language-menu"
        className={styles.menu}
        popover="auto"
        role="group"
        aria-label={label}
      >
        <LanguageList />
      </div>
    </>
  );
}
