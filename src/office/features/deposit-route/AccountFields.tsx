import type {
  DepositRouteSettings,
  QrAccount,
  TransferAccount,
} from '#contract/generated/types.ts';
import styles from '#staff/setting/RowFields.module.css';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field, SelectField } from '#ui/kit/Field.tsx';

export interface AccountFieldsProps {
  account: TransferAccount;
  banks: DepositRouteSettings['banks'];
  faultAt: (pointer: string) => string | undefined;
  /** Omit for read-only mode. */
  onChange: ((account: TransferAccount) => void) | undefined;
}

const PROFILES = ['vietQr', 'promptPay', 'emv'] as const;

/** Our account, what tells payments apart, and the account of a QR code. */
export function AccountFields({ account, banks, faultAt, onChange }: AccountFieldsProps) {
  const say = useTexts('deposit-route-desk');
  const frozen = onChange === undefined;
  const set = (change: Partial<TransferAccount>): void => onChange?.({ ...account, ...change });
  const { qr } = account;
  const setQr = (change: Partial<QrAccount>): void => {
    if (qr !== null) set({ qr: { ...qr, ...change } });
  };
  return (
    <div className={styles.fields}>
      <SelectField
        label={say('deposit-route-desk:bank')}
        value={account.bank}
        options={banks.map(({ bank, name }) => ({ value: bank, label: name }))}
        onChange={(bank) => set({ bank })}
      />
      <Field
        label={say('deposit-route-desk:accountNumber')}
        value={account.accountNumber}
        maxLength={42}
        readOnly={frozen}
        autoComplete="off"
        fault={faultAt('/account/accountNumber')}
        onChange={({ target }) => set({ accountNumber: target.value })}
      />
      <Field
        label={say('deposit-route-desk:payeeName')}
        value={account.payeeName}
        maxLength={80}
        readOnly={frozen}
        autoComplete="off"
        fault={faultAt('/account/payeeName')}
        onChange={({ target }) => set({ payeeName: target.value })}
      />
      <SelectField
        label={say('deposit-route-desk:matchBy')}
        value={account.matchBy}
        options={(['reference', 'amount'] as const).map((value) => ({
          value,
          label: say(`deposit-route-desk:matchBy.${value}`),
        }))}
        onChange={(matchBy) => set({ matchBy: matchBy === 'amount' ? 'amount' : 'reference' })}
      />
      <SelectField
        label={say('deposit-route-desk:qr')}
        value={qr?.profile ?? ''}
        options={[
          { value: '', label: say('deposit-route-desk:noQr') },
          ...PROFILES.map((value) => ({ value, label: say(`deposit-route-desk:qr.${value}`) })),
        ]}
        onChange={(value) => {
          const profile = PROFILES.find((one) => one === value);
          set({ qr: profile === undefined ? null : { profile, target: qr?.target ?? '' } });
        }}
      />
      {qr === null ? null : (
        <Field
          label={say(`deposit-route-desk:target.${qr.profile}`)}
          value={qr.target}
          maxLength={60}
          readOnly={frozen}
          fault={faultAt('/account/qr/target')}
          onChange={({ target }) => setQr({ target: target.value })}
        />
      )}
      {qr?.profile === 'vietQr' ? (
        <Field
          label={say('deposit-route-desk:bankBin')}
          value={qr.bankBin ?? ''}
          inputMode="numeric"
          maxLength={6}
          readOnly={frozen}
          fault={faultAt('/account/qr/bankBin')}
          onChange={({ target }) => setQr({ bankBin: target.value })}
        />
      ) : null}
      {qr?.profile === 'emv' ? (
        <Field
          label={say('deposit-route-desk:network')}
          value={qr.network ?? ''}
          maxLength={32}
          readOnly={frozen}
          fault={faultAt('/account/qr/network')}
          onChange={({ target }) => setQr({ network: target.value })}
        />
      ) : null}
    </div>
  );
}
