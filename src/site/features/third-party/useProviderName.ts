import type { ThirdParty } from '#contract/generated/types.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';

/** The brand's name for a third party; the product's where the brand no longer offers it. */
export function useProviderName(): (provider: ThirdParty) => string {
  const { thirdParty } = useSitePlan().login;
  const label = useLabel();
  return (provider) =>
    label(thirdParty.find(({ id }) => id === provider)?.label ?? { key: `plan:login.${provider}` });
}
