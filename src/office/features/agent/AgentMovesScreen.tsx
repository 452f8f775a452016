import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { AgentMovesDesk } from './AgentMovesDesk.tsx';

/** Moves within the tree, which two people make. */
export function AgentMovesScreen() {
  const say = useTexts('agent-desk');
  return (
    <BrandDesk
      title={say('agent-desk:moves.title')}
      lead={say('agent-desk:moves.lead')}
      permission="agent.edit"
    >
      {({ brand, name }) => <AgentMovesDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
