import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import { VendorWallets } from '../vendor-wallet/VendorWallets.tsx';
import { BalanceCard } from './BalanceCard.tsx';

/** The wallet: what is in it and at vendors, and the way to its movements. */
export function WalletScreen() {
  const { memberCentre } = useSitePlan();
  const say = useTexts('member');
  const label = useLabel();
  const record = memberCentre.find(({ screen }) => screen === 'accountRecord');
  return (
    <AccountFrame title={say('member:wallet')}>
      <BalanceCard />
      <VendorWallets />
      {record === undefined ? null : (
        <div>
          <ButtonLink tone="secondary" href={record.href}>
            {label(record.label)}
          </ButtonLink>
        </div>
      )}
    </AccountFrame>
  );
}
