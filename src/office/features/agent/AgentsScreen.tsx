import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { AgentsDesk } from './AgentsDesk.tsx';

/** The tree of agents of a brand, one level at a time. */
export function AgentsScreen() {
  const say = useTexts('agent-desk');
  return (
    <BrandDesk
      title={say('agent-desk:agents.title')}
      lead={say('agent-desk:agents.lead')}
      permission="agent.edit"
    >
      {({ brand, name }) => <AgentsDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
