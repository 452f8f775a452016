import type { AgentPolicy } from '#contract/generated/types.ts';
import { setting } from '#domain/agent/agent-policy.setting.ts';
import { EVERY_MEANS } from '#domain/setting/setting-declaration.ts';
import type { LiveBrand } from './live-brand.ts';

/** A brand's agent policy; the default one where the brand has just gone. */
export function agentPolicyOf(brand: LiveBrand | null): AgentPolicy {
  return brand === null ? setting.inEffect(null, EVERY_MEANS) : brand.setting('agentPolicy');
}
