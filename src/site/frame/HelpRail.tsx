import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { usePointer } from '#ui/plan/usePointer.ts';
import styles from './HelpRail.module.css';
import { FEWEST_RAIL_ENTRIES } from './fewest-rail-entries.ts';
import { helpLinks } from './help-links.ts';
import { RailCode } from './RailCode.tsx';
import { RailLink } from './RailLink.tsx';

/** Help at the right, in the same place on every page; on narrow screens it is in the menu. */
export function HelpRail() {
  const plan = useSitePlan();
  const say = useTexts('shell');
  const point = usePointer();
  const links = helpLinks(plan);
  if (links.length < FEWEST_RAIL_ENTRIES) return null;
  return (
    <nav className={styles.rail} aria-label={say('shell:help')}>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.id} {...point(link)}>
            {link.isCode ? (
              <RailCode href={link.href} icon={link.icon} label={link.label} />
            ) : (
              <RailLink
                href={link.href}
                icon={link.icon}
                label={link.label}
                newTab={link.newTab}
                callWindow={link.callWindow}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
