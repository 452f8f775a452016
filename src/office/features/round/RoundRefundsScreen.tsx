import { useTexts } from '#ui/i18n/useTexts.ts';
import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { RoundRefundsDesk } from './RoundRefundsDesk.tsx';

/** Refunds that wait for a second person. */
export function RoundRefundsScreen() {
  const say = useTexts('round-desk');
  return (
    <BrandDesk
      title={say('round-desk:refunds.title')}
      lead={say('round-desk:refunds.lead')}
      permission="round.refund"
    >
      {({ brand, name }) => <RoundRefundsDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
