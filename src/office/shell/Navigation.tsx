import { NavLink } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { cx } from '#ui/kit/class-names.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import styles from './Navigation.module.css';
import { openScreens, useOfficeFeatures } from './office-feature.ts';

/** Where this person may go: beside the screen, or at its foot on small ones. */
export function Navigation() {
  const say = useTexts('office');
  return (
    <nav className={styles.navigation} aria-label={say('office:navigation.label')}>
      <ul className={styles.list}>
        {openScreens(useOfficeFeatures(), useStaff()).map(({ id, path, icon }) => (
          <li key={id}>
            <NavLink to={path} className={cx(styles.link)}>
              <Icon name={icon} />
              {say(`office:navigation.${id}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
