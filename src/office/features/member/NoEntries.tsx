import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';

/** Why there is no line, and what helps. */
export function NoEntries({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const say = useTexts('office');
  return narrowed ? (
    <EmptyState
      icon="magnifyingGlass"
      title={say('office:ledger.nothing.title')}
      action={
        <Button tone="secondary" onClick={onClear}>
          {say('office:ledger.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState icon="receipt" title={say('office:ledger.none.title')}>
      <p>{say('office:ledger.none.text')}</p>
    </EmptyState>
  );
}
