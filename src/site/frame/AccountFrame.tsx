import type { ReactNode } from 'react';
import { CentreFrame } from '#ui/centre/CentreFrame.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { MenuBadge } from './MenuBadge.tsx';
import { isOverlayScreen } from './overlay-location.ts';
import { useOverlayState } from './useOverlayState.ts';

export interface AccountFrameProps {
  title: string;
  /** What belongs beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** The member centre around one of its pages. */
export function AccountFrame({ title, action, children }: AccountFrameProps) {
  const { memberCentre } = useSitePlan();
  const say = useTexts('shell');
  const overlay = useOverlayState();
  return (
    <CentreFrame
      title={title}
      action={action}
      menu={memberCentre}
      menuLabel={say('shell:memberCentre')}
      stateOf={({ screen }) => (isOverlayScreen(screen) ? overlay : undefined)}
      badgeOf={({ badge }) => <MenuBadge of={badge} />}
      closeLabel={say('shell:closeCentre')}
    >
      {children}
    </CentreFrame>
  );
}
