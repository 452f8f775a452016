import type { CallerKind } from '#contract/generated/types.ts';
import type { RoutePlan } from '#brand/site-plan.ts';

/** signIn: nobody is signed in. realAccount: a trial may not. agentAccount: agents only. */
export type Entrance = 'enter' | 'signIn' | 'realAccount' | 'agentAccount';

/** Whether a kind of visitor may be on a route, and if not, what is missing. */
export function mayEnter(needs: RoutePlan['needs'], kind: CallerKind): Entrance {
  if (needs === 'anyone') return 'enter';
  if (kind === 'visitor') return 'signIn';
  switch (needs) {
    case 'account':
      return 'enter';
    case 'member':
      return kind === 'trial' ? 'realAccount' : 'enter';
    case 'agent':
      return kind === 'agent' ? 'enter' : 'agentAccount';
  }
}
