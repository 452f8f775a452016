import { useTexts } from '#ui/i18n/useTexts.ts';
import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { ReturnableDepositsDesk } from './ReturnableDepositsDesk.tsx';

/** Deposits that came in above a limit of their player's. */
export function ReturnableDepositsScreen() {
  const say = useTexts('deposit-desk');
  return (
    <BrandDesk
      title={say('deposit-desk:title')}
      lead={say('deposit-desk:lead')}
      permission="deposit.return"
    >
      {({ brand, name }) => <ReturnableDepositsDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
