import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SportsBetsDesk } from './SportsBetsDesk.tsx';

/** Bets on sports of a brand, and those that were accepted too late. */
export function SportsBetsScreen() {
  const say = useTexts('sports-desk');
  return (
    <BrandDesk
      title={say('sports-desk:bets.title')}
      lead={say('sports-desk:bets.lead')}
      permission="sports.trade"
    >
      {({ brand, name }) => <SportsBetsDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
