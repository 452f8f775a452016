import { useLocation, useNavigate } from 'react-router-dom';
import type { ScreenId } from '#brand/screens.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useSession } from '#ui/session/useSession.ts';
import { screenAt } from '../../frame/find-route.ts';
import { lazyChunk } from '../../frame/lazy-chunk.tsx';
import { backgroundOf } from '../../frame/overlay-location.ts';
import { AGENT_SCREENS } from './agent-screens.ts';

const waiting = <Skeleton shape="block" count={3} />;
const SCREENS = Object.fromEntries(
  Object.entries(AGENT_SCREENS).map(([id, load]) => [id, lazyChunk(load, waiting)]),
) as Partial<Record<ScreenId, ReturnType<typeof lazyChunk>>>;

/** The agent centre over the page it was opened from; its menu changes what is shown in it. */
export function AgentCentreDialog() {
  const say = useTexts('agent');
  const plan = useSitePlan();
  const location = useLocation();
  const navigate = useNavigate();
  const { kind } = useSession();
  const screen = screenAt(plan, location.pathname);
  const Screen = screen === null ? undefined : SCREENS[screen];
  const { pathname, search, hash } = backgroundOf(location);
  const close = (): void => void navigate({ pathname, search, hash });
  if (kind !== 'agent' || Screen === undefined) return null;
  return (
    <Dialog title={say('agent:centre')} width="wide" onClose={close}>
      <Screen key={screen} />
    </Dialog>
  );
}
