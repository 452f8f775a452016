import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CentreFrame } from '#ui/centre/CentreFrame.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';

export interface AgentFrameProps {
  title: string;
  /** Shown next to the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** The agent centre around one of its pages. Links keep the router state: it may be a popup. */
export function AgentFrame({ title, action, children }: AgentFrameProps) {
  const { agentCentre } = useSitePlan();
  const say = useTexts('agent');
  const location = useLocation();
  // What the history remembers the server does not know: its page comes first.
  const isHydrated = useHydrated();
  const state = isHydrated ? (location.state as { background?: unknown } | null) : null;
  return (
    <CentreFrame
      title={title}
      action={action}
      menu={agentCentre}
      menuLabel={say('agent:centre')}
      stateOf={() => state}
      closeLabel={say('agent:centre.close')}
      isPopup={state?.background !== undefined}
    >
      {children}
    </CentreFrame>
  );
}
