import type { CallerKind, SignInArea } from '#contract/generated/types.ts';

export type AreaRefusal = 'MEMBERS_ONLY' | 'AGENTS_ONLY';

/** Who an area is for. `apart`: the brand keeps agents off the players' site (AGENTPOLICY3). */
const RULES: Readonly<
  Record<SignInArea, Readonly<Record<'together' | 'apart', readonly CallerKind[]>>>
> = {
  site: { together: ['member', 'agent'], apart: ['member'] },
  agent: { together: ['agent'], apart: ['agent'] },
};

const REFUSALS: Readonly<Record<SignInArea, AreaRefusal>> = {
  site: 'MEMBERS_ONLY',
  agent: 'AGENTS_ONLY',
};

/** Why an account may not sign in to an area; null: it may. Told after the right proof only. */
export function areaRefusal(
  area: SignInArea,
  kind: CallerKind,
  { agentsApart }: { agentsApart: boolean },
): AreaRefusal | null {
  const allowed = RULES[area][agentsApart ? 'apart' : 'together'];
  return allowed.includes(kind) ? null : REFUSALS[area];
}
