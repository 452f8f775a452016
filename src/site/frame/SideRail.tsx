import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { usePointer } from '#ui/plan/usePointer.ts';
import { NavigationList } from './NavigationList.tsx';
import { FEWEST_RAIL_ENTRIES } from './fewest-rail-entries.ts';
import { RailLink } from './RailLink.tsx';
import styles from './SideRail.module.css';

/** 72 pixels at the side of wide screens: the navigation of rail brands, and the left side menu. */
export function SideRail({ path }: { path: string }) {
  const { navigation, sideMenu } = useSitePlan();
  const say = useTexts('shell');
  const point = usePointer();
  const isRail = navigation.layout === 'rail';
  if (!isRail && sideMenu.left.length < FEWEST_RAIL_ENTRIES) return null;
  return (
    <div className={styles.rail} data-navigation-rail={isRail || undefined}>
      <div className={styles.column}>
        {isRail ? <NavigationList layout="rail" path={path} /> : null}
        {sideMenu.left.length === 0 ? null : (
          <nav className={styles.extra} aria-label={say('shell:sideMenu')}>
            <ul>
              {sideMenu.left.map((item) => (
                <li key={item.id} {...point(item)}>
                  <RailLink
                    href={item.href}
                    icon={item.icon}
                    label={item.label}
                    current={item.href === path}
                  />
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}
