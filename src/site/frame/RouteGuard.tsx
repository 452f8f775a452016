import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RoutePlan } from '#brand/site-plan.ts';
import { sessionAtom } from '#ui/session/session.atoms.ts';
import { useSession } from '#ui/session/useSession.ts';
import { mayEnter } from './may-enter.ts';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { realAccountAskedAtom } from './shell.atoms.ts';
import { SignInNeeded } from './SignInNeeded.tsx';

/** Lets in whom the route is for; visitors are asked to sign in and then come back here. */
export function RouteGuard({ route, children }: { route: RoutePlan; children: ReactNode }) {
  const { kind } = useSession();
  const isDue = useAtomValue(sessionAtom)?.passwordChangeRequired === true;
  const location = useLocation();
  const navigate = useNavigate();
  const entrance = mayEnter(route.needs, kind);
  const target = location.pathname + location.search;
  useEffect(() => {
    if (entrance === 'signIn') void navigate('/login', { replace: true, state: { target } });
  }, [entrance, navigate, target]);
  const askForRealAccount = useSetAtom(realAccountAskedAtom);
  useEffect(() => {
    if (entrance === 'realAccount') askForRealAccount(true);
  }, [entrance, target, askForRealAccount]);
  // The server answers nothing of a member's before the password that is due has been changed.
  if (isDue && route.needs !== 'anyone') return <ScreenSkeleton />;
  return entrance === 'enter' ? children : <SignInNeeded reason={entrance} target={target} />;
}
