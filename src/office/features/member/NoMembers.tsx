import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';

/** Why the list is empty, and what helps. */
export function NoMembers({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const say = useTexts('office');
  return filtered ? (
    <EmptyState
      icon="magnifyingGlass"
      title={say('office:members.nothing.title')}
      action={
        <Button tone="secondary" onClick={onClear}>
          {say('office:members.clear')}
        </Button>
      }
    >
      <p>{say('office:members.nothing.text')}</p>
    </EmptyState>
  ) : (
    <EmptyState icon="usersThree" title={say('office:members.none.title')}>
      <p>{say('office:members.none.text')}</p>
    </EmptyState>
  );
}
