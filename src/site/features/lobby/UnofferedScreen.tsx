import type { UnofferedRoute } from '#brand/site-plan.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { CategoryRail } from './CategoryRail.tsx';

/** Answers a route of the specification that this site has no content for, with what the site offers. */
export function UnofferedScreen({ title }: Pick<UnofferedRoute, 'title'>) {
  const say = useTexts('lobby', 'shell', 'plan');
  const { navigation } = useSitePlan();
  return (
    <div className="page">
      <EmptyState
        icon="magnifyingGlass"
        titleAs="h1"
        title={say('lobby:unoffered.title', { place: say(title) })}
      >
        {say('lobby:unoffered.text')}
      </EmptyState>
      {navigation.entries.map((entry) =>
        entry.category === null ? null : (
          <CategoryRail key={entry.id} entry={entry} category={entry.category} />
        ),
      )}
    </div>
  );
}
