import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SportsEventsDesk } from './SportsEventsDesk.tsx';

/** The book's events with what they can cost a brand; trading is suspended and resumed here. */
export function SportsEventsScreen() {
  const say = useTexts('sports-desk');
  return (
    <BrandDesk
      title={say('sports-desk:events.title')}
      lead={say('sports-desk:events.lead')}
      permission="sports.trade"
    >
      {({ brand, name }) => <SportsEventsDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
