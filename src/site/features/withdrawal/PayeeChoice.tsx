import type { BankAccount } from '#contract/generated/types.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import styles from './WithdrawalScreen.module.css';

export interface PayeeChoiceProps {
  payees: readonly BankAccount[];
  chosen: string;
  coolDownHours: number;
  onChoose: (bankAccountId: string) => void;
}

/** The player's bank accounts, the default one first; a new one says from when it can be paid. */
export function PayeeChoice({ payees, chosen, coolDownHours, onChoose }: PayeeChoiceProps) {
  const say = useTexts('withdrawal');
  const locale = useLocale();
  const { routes } = useSitePlan();
  const security = routes.find(({ screen }) => screen === 'securityCentre');
  return (
    <fieldset className={styles.payees}>
      <legend className={styles.legend}>{say('withdrawal:to')}</legend>
      {payees.map(({ bankAccountId, bankName, maskedNumber, payeeName, addedAt }) => {
        const from = new Date(Date.parse(addedAt) + coolDownHours * 3_600_000);
        return (
          <label key={bankAccountId} className={styles.payee}>
            <input
              className={styles.radio}
              type="radio"
              name="payee"
              value={bankAccountId}
              checked={bankAccountId === chosen}
              onChange={() => onChoose(bankAccountId)}
            />
            <Icon name="bank" />
            <span className={styles.words}>
              <span className={styles.bank}>{bankName}</span>
              <span className={styles.quiet}>
                <span className="tabular">{maskedNumber}</span>
                {` · ${payeeName}`}
              </span>
              {from.getTime() > Date.now() ? (
                <span className={styles.quiet}>
                  {say('withdrawal:payableFrom', { at: formatMoment(from.toISOString(), locale) })}
                </span>
              ) : null}
            </span>
          </label>
        );
      })}
      {security === undefined ? null : (
        <TextLink href={`${security.path}#bank-accounts`}>
          {say('withdrawal:manageAccounts')}
        </TextLink>
      )}
    </fieldset>
  );
}
