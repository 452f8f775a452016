import { Button } from '#ui/kit/Button.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ClosedPage } from './ClosedPage.tsx';

/** The site is being worked on. */
export function MaintenanceScreen() {
  const say = useTexts('shell');
  return (
    <ClosedPage
      icon="gear"
      title={say('shell:maintenance.title')}
      action={<Button onClick={() => location.reload()}>{say('shell:maintenance.refresh')}</Button>}
    >
      <p>{say('shell:maintenance.text')}</p>
    </ClosedPage>
  );
}
