import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { NavigationList } from '../NavigationList.tsx';
import { BrandMark } from './BrandMark.tsx';
import styles from './Header.module.css';
import { HeaderCluster } from './HeaderCluster.tsx';
import { SiteMenu } from './SiteMenu.tsx';

/** The top of every page but a game: the brand, the navigation of bar brands, and who is here. */
export function Header({ path }: { path: string }) {
  const { layout } = useSitePlan().navigation;
  return (
    <header className={styles.header} data-part="header">
      <div className={styles.bar}>
        <BrandMark />
        {layout === 'rail' ? null : (
          <div className={styles.navigation}>
            <NavigationList layout={layout} path={path} />
          </div>
        )}
        <HeaderCluster />
      </div>
      <SiteMenu />
    </header>
  );
}
