import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';

/** Nothing is at this address. */
export function NotFoundScreen() {
  const say = useTexts('shell');
  return (
    <div className="page">
      <EmptyState
        icon="magnifyingGlass"
        titleAs="h1"
        title={say('shell:notFound.title')}
        action={<ButtonLink href="/">{say('shell:notFound.home')}</ButtonLink>}
      >
        {say('shell:notFound.text')}
      </EmptyState>
    </div>
  );
}
