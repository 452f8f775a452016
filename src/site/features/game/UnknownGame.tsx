import { useTexts } from '#ui/i18n/useTexts.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';

/** Replaces a game that the site does not have. */
export function UnknownGame() {
  const say = useTexts('game');
  return (
    <div className="page">
      <EmptyState
        icon="slots"
        titleAs="h1"
        title={say('game:unknown.title')}
        action={<ButtonLink href="/lobby">{say('game:toLobby')}</ButtonLink>}
      >
        {say('game:unknown.text')}
      </EmptyState>
    </div>
  );
}
