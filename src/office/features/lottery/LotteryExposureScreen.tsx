import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ExposureDesk } from './ExposureDesk.tsx';

/** What the bets of the open draws can cost a brand. */
export function LotteryExposureScreen() {
  const say = useTexts('lottery-desk');
  return (
    <BrandDesk title={say('lottery-desk:exposure.title')} lead={say('lottery-desk:exposure.lead')}>
      {({ brand, name }) => <ExposureDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
