import { useSetAtom } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '#ui/session/useSession.ts';
import { openedOver } from './overlay-location.ts';
import { realAccountAskedAtom } from './shell.atoms.ts';

/**
 * The act that replaces buying for players without a wallet: visitors sign in over the page, and
 * trial players need a real account.
 * @returns null for members and agents
 */
export function useAskToSignIn(): (() => void) | null {
  const { kind, hasWallet } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const askForRealAccount = useSetAtom(realAccountAskedAtom);
  if (hasWallet) return null;
  if (kind !== 'visitor') return () => askForRealAccount(true);
  const target = `${location.pathname}${location.search}`;
  return () => void navigate('/login', { state: openedOver(location, target) });
}
