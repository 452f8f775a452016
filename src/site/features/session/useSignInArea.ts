import { SCREENS } from '#brand/screens.ts';
import type { SignInArea } from '#contract/generated/types.ts';
import { useOverlay } from '../../frame/useOverlay.ts';

/** Who wants to go on to the agents' pages signs in there; everybody else to the site. */
export function useSignInArea(): SignInArea {
  const { target } = useOverlay();
  return target?.startsWith(SCREENS.agentHome.path) === true ? 'agent' : 'site';
}
