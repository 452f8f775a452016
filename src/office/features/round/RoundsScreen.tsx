import { useTexts } from '#ui/i18n/useTexts.ts';
import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { RoundsDesk } from './RoundsDesk.tsx';

/** Finds a round by id, member, title and time, and shows it in full. */
export function RoundsScreen() {
  const say = useTexts('round-desk');
  return (
    <BrandDesk title={say('round-desk:title')} lead={say('round-desk:lead')}>
      {({ brand }) => <RoundsDesk key={brand} brand={brand} />}
    </BrandDesk>
  );
}
