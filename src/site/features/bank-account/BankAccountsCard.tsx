import { useTexts } from '#ui/i18n/useTexts.ts';
import { BankAccounts } from './BankAccounts.tsx';
import { AccountCard } from '../../frame/AccountCard.tsx';

/** The player's bank accounts as a part of the security centre. */
export function BankAccountsCard() {
  const say = useTexts('bank-account');
  return (
    <AccountCard
      id="bank-accounts"
      title={say('bank-account:title')}
      text={say('bank-account:text')}
    >
      <BankAccounts />
    </AccountCard>
  );
}
