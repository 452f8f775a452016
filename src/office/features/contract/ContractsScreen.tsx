import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ContractsDesk } from './ContractsDesk.tsx';

/** The contracts of a brand with its agents, and of agents with their downlines. */
export function ContractsScreen() {
  const say = useTexts('contract-desk');
  return (
    <BrandDesk
      title={say('contract-desk:contracts.title')}
      lead={say('contract-desk:contracts.lead')}
      permission="contract.run"
    >
      {({ brand, name }) => <ContractsDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
