import { NavLink } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { cx } from '#ui/kit/class-names.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import styles from './Navigation.module.css';
import { useWaiting } from './useWaiting.ts';
import { byGroup, openScreens, useOfficeFeatures } from './office-feature.ts';

/** Where this person may go: beside the screen in groups, or at its foot on small ones. */
export function Navigation() {
  const say = useTexts('office');
  const groups = byGroup(openScreens(useOfficeFeatures(), useStaff()));
  const waiting = useWaiting();
  return (
    <nav className={styles.navigation} aria-label={say('office:navigation.label')}>
      <ul className={styles.groups}>
        <li className={styles.group}>
          <NavLink to="/" end className={cx(styles.link)}>
            <Icon name="house" />
            {say('office:navigation.start')}
          </NavLink>
        </li>
        {groups.map(({ group, screens }) => (
          <li key={group} className={styles.group}>
            <p className={styles.title}>{say(`office:navigation.group.${group}`)}</p>
            <ul className={styles.list}>
              {screens.map(({ id, path, icon, list }) => (
                <li key={id}>
                  <NavLink to={path} className={cx(styles.link)}>
                    <Icon name={icon} />
                    {say(`office:navigation.${id}`)}
                    <WaitingCount count={waiting.get(list ?? '')?.count ?? 0} />
                  </NavLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The most that a server counts is shown as at least so many. */
const MOST_COUNTED = 1000;

/** How many rows of a screen wait for staff; none: no number. */
function WaitingCount({ count }: { count: number }) {
  const say = useTexts('office');
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : count}</span>
      <span className="visually-hidden">{say('office:navigation.waiting', { count })}</span>
    </span>
  );
}
