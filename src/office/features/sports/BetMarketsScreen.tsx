import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { BetMarketsDesk } from './BetMarketsDesk.tsx';

/** Markets whose result did not come, or was wrong. */
export function BetMarketsScreen() {
  const say = useTexts('sports-desk');
  return (
    <BrandDesk
      title={say('sports-desk:settle.title')}
      lead={say('sports-desk:settle.lead')}
      permission="sports.trade"
    >
      {({ brand, name }) => <BetMarketsDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
