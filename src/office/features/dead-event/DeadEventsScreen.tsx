import { useTexts } from '#ui/i18n/useTexts.ts';
import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { DeadEventsDesk } from './DeadEventsDesk.tsx';

/** Events of a brand that a part of the platform could not process. */
export function DeadEventsScreen() {
  const say = useTexts('event-desk');
  return (
    <BrandDesk title={say('event-desk:title')} lead={say('event-desk:lead')}>
      {({ brand, name }) => <DeadEventsDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
