import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';

/** What stands where a screen failed. */
export function BrokenScreen() {
  const say = useTexts('office');
  return (
    <EmptyState
      icon="warning"
      title={say('office:broken.title')}
      action={<Button onClick={() => location.reload()}>{say('office:broken.action')}</Button>}
    >
      <p>{say('office:broken.text')}</p>
    </EmptyState>
  );
}
