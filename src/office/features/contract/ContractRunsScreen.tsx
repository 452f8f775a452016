import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { RunsDesk } from './RunsDesk.tsx';

/** The settlements of contracts, with those that wait for approval. */
export function ContractRunsScreen() {
  const say = useTexts('contract-desk');
  return (
    <BrandDesk
      title={say('contract-desk:runs.title')}
      lead={say('contract-desk:runs.lead')}
      permission="contract.run"
    >
      {({ brand, name }) => <RunsDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
