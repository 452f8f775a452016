import type { SitePlan } from '#brand/site-plan.ts';
import { placedPlanAtom } from '#ui/plan/plan.atoms.ts';
import type { BrowserClient } from '#ui/query/client-context.ts';
import { pageTaken } from './page-taken.ts';
import type { Store } from './site-context.ts';

/** Asks for the plan as this visitor now gets it; the function it gives puts it in place. */
export async function fetchPlan(client: BrowserClient, store: Store): Promise<() => void> {
  const { hash, plan } = await client.call('getPlan');
  // React takes over the server's HTML only where it would draw the same: the plan changes after that.
  await pageTaken;
  return () =>
    store.set(placedPlanAtom, (placed) => ({
      // The contract leaves the plan's shape to the brand layer, whose `assemble` made it.
      plan: plan as unknown as SitePlan,
      hash,
      preview: placed?.preview ?? false,
    }));
}
