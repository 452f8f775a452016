import { useState } from 'react';
import type { BankAccount } from '#contract/generated/types.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { AddBankAccountForm } from './AddBankAccountForm.tsx';
import styles from './BankAccounts.module.css';
import { RemoveAccountDialog } from './RemoveAccountDialog.tsx';

/** Where withdrawals are paid: add, choose the default one, remove. */
export function BankAccounts() {
  const say = useTexts('bank-account');
  const problemText = useProblemText();
  const { value, problem, refresh } = useQuery('listBankAccounts', {});
  const choose = useCommand('setDefaultBankAccount');
  const [isAdding, setAdding] = useState(false);
  const [isAdded, setAdded] = useState(false);
  const [removing, setRemoving] = useState<BankAccount | null>(null);
  if (value === undefined) {
    return problem === null ? (
      <Skeleton count={2} />
    ) : (
      <Notice tone="problem">{problemText(problem)}</Notice>
    );
  }
  const { items, banks, mostAccounts, coolDownHours } = value;
  if (banks.length === 0) return <Notice>{say('bank-account:noBanks')}</Notice>;
  return (
    <div className={styles.accounts}>
      {isAdded ? (
        <Notice tone="good">
          {coolDownHours === 0
            ? say('bank-account:added')
            : say('bank-account:addedCoolDown', { hours: coolDownHours })}
        </Notice>
      ) : null}
      {choose.problem === null ? null : (
        <Notice tone="problem">{problemText(choose.problem)}</Notice>
      )}
      {items.length === 0 ? <p className={styles.none}>{say('bank-account:none')}</p> : null}
      <ul className={styles.list}>
        {items.map((account) => (
          <li key={account.bankAccountId} className={styles.account}>
            <Icon name="bank" className={styles.icon} />
            <div className={styles.words}>
              <span className={styles.bank}>{account.bankName}</span>
              <span className={styles.facts}>
                <span className="tabular">{account.maskedNumber}</span>
                {` · ${account.payeeName}`}
              </span>
            </div>
            <div className={styles.actions}>
              {account.isDefault ? (
                <Pill tone="primary">{say('bank-account:default')}</Pill>
              ) : (
                <Button
                  tone="quiet"
                  size="small"
                  pending={choose.pending}
                  aria-label={`${say('bank-account:makeDefault')}: ${account.bankName} ${account.maskedNumber}`}
                  onClick={() => {
                    const params = { bankAccountId: account.bankAccountId };
                    void choose.run({ params }).then(() => refresh());
                  }}
                >
                  {say('bank-account:makeDefault')}
                </Button>
              )}
              <Button
                tone="quiet"
                size="small"
                aria-label={`${say('bank-account:remove')}: ${account.bankName} ${account.maskedNumber}`}
                onClick={() => setRemoving(account)}
              >
                {say('bank-account:remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {isAdding ? (
        <AddBankAccountForm
          banks={banks}
          payeeName={value.payeeName ?? items[0]?.payeeName ?? ''}
          onCancel={() => setAdding(false)}
          onAdded={() => {
            setAdding(false);
            setAdded(true);
            void refresh();
          }}
        />
      ) : items.length < mostAccounts ? (
        <div>
          <Button
            tone="secondary"
            onClick={() => {
              setAdded(false);
              setAdding(true);
            }}
          >
            <Icon name="plus" size="small" />
            {say('bank-account:add')}
          </Button>
        </div>
      ) : null}
      {removing === null ? null : (
        <RemoveAccountDialog
          account={removing}
          onClose={() => setRemoving(null)}
          onRemoved={() => {
            setRemoving(null);
            void refresh();
          }}
        />
      )}
    </div>
  );
}
