import { useLocation } from 'react-router-dom';
import { type OverlayState, openedOver } from './overlay-location.ts';

/** State for links to dialogs: the page they are opened over, and where to go afterwards. */
export function useOverlayState(target?: string): OverlayState {
  return openedOver(useLocation(), target);
}
