import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { VouchersDesk } from './VouchersDesk.tsx';

/** Vouchers that are sold elsewhere. */
export function VouchersScreen() {
  const say = useTexts('voucher-desk');
  return (
    <BrandDesk
      title={say('voucher-desk:title')}
      lead={say('voucher-desk:lead')}
      permission="voucher.make"
    >
      {({ brand, name }) => <VouchersDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
