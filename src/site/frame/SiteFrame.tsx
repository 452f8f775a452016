import type { ReactNode } from 'react';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import '#ui/base.css';
import '#ui/calm/calm.css';
import '#ui/forced-colors.css';
import './below-first-screen.css';
import { UpdateBanner } from './UpdateBanner.tsx';
import { AtAddress } from './SiteAddress.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { StartFailure } from './StartFailure.tsx';
import { SuccessBanner } from './SuccessBanner.tsx';

/** The outermost element: carries the brand's shape for every style below, dialogs included. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { theme, navigation } = useSitePlan();
  return (
    <div
      className="site"
      data-recipe={theme.recipe}
      data-shadow={theme.shadow}
      data-navigation={navigation.layout}
    >
      <AtAddress>
        <OfflineBanner />
        <UpdateBanner />
        <SuccessBanner />
        <StartFailure />
      </AtAddress>
      {children}
      <div id="overlays" />
    </div>
  );
}
