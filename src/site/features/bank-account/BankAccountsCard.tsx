import { Card } from '#ui/kit/Card.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { BankAccounts } from './BankAccounts.tsx';
import styles from './BankAccounts.module.css';

/** The player's bank accounts as a part of the security centre. */
export function BankAccountsCard() {
  const say = useTexts('bank-account');
  return (
    <Card as="section" aria-labelledby="bank-accounts">
      <h2 id="bank-accounts" className={styles.heading}>
        {say('bank-account:title')}
      </h2>
      <p className={styles.text}>{say('bank-account:text')}</p>
      <BankAccounts />
    </Card>
  );
}
