import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RoutePlan } from '#brand/site-plan.ts';
import { useSession } from '#ui/session/useSession.ts';
import { mayEnter } from './may-enter.ts';
import { SignInNeeded } from './SignInNeeded.tsx';

/** Lets in whom the route is for; visitors are asked to sign in and then come back here. */
export function RouteGuard({ route, children }: { route: RoutePlan; children: ReactNode }) {
  const { kind } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const entrance = mayEnter(route.needs, kind);
  const target = location.pathname + location.search;
  useEffect(() => {
    if (entrance === 'signIn') void navigate('/login', { replace: true, state: { target } });
  }, [entrance, navigate, target]);
  return entrance === 'enter' ? children : <SignInNeeded reason={entrance} target={target} />;
}
