import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { RollupHealthDesk } from './RollupHealthDesk.tsx';

/** Whether the team figures match the records they come from. */
export function RollupHealthScreen() {
  const say = useTexts('agent-desk');
  return (
    <BrandDesk
      title={say('agent-desk:figures.title')}
      lead={say('agent-desk:figures.lead')}
      permission="agent.edit"
    >
      {({ brand }) => <RollupHealthDesk key={brand} brand={brand} />}
    </BrandDesk>
  );
}
