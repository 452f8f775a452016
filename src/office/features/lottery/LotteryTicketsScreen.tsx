import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { TicketsDesk } from './TicketsDesk.tsx';

/** Tickets of a brand, to be searched by account and lottery. */
export function LotteryTicketsScreen() {
  const say = useTexts('lottery-desk');
  return (
    <BrandDesk title={say('lottery-desk:tickets.title')} lead={say('lottery-desk:tickets.lead')}>
      {({ brand, name }) => <TicketsDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
