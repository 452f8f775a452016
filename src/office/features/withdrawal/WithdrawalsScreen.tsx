import { useTexts } from '#ui/i18n/useTexts.ts';
import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { WithdrawalsDesk } from './WithdrawalsDesk.tsx';

/** Requests to pay out, from the review to the dispute. */
export function WithdrawalsScreen() {
  const say = useTexts('withdrawal-desk');
  return (
    <BrandDesk
      title={say('withdrawal-desk:title')}
      lead={say('withdrawal-desk:lead')}
      permission="withdrawal.review"
    >
      {({ brand, name }) => <WithdrawalsDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
