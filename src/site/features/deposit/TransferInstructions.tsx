import type { Deposit } from '#contract/generated/types.ts';
import { CopyButton } from '#ui/kit/CopyButton.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { QrCode } from '#ui/kit/QrCode.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './DepositOrder.module.css';

/** Where to transfer, and what makes the payment known as the player's. */
export function TransferInstructions({
  instructions,
}: {
  instructions: NonNullable<Deposit['instructions']>;
}) {
  const say = useTexts('deposit');
  const { bankName, accountNumber, payeeName, transferNote, matchBy, qr } = instructions;
  const lines = [
    { label: say('deposit:transfer.bank'), value: bankName },
    { label: say('deposit:transfer.account'), value: accountNumber },
    { label: say('deposit:transfer.payee'), value: payeeName },
    ...(transferNote === null
      ? []
      : [{ label: say('deposit:transfer.note'), value: transferNote }]),
  ];
  return (
    <>
      <Notice tone="warning">{say(`deposit:transfer.matchBy.${matchBy}`)}</Notice>
      {qr === null ? null : (
        <figure className={styles.qr}>
          <QrCode text={qr} label={say('deposit:transfer.qr')} />
          <figcaption className={styles.text}>{say('deposit:transfer.scan')}</figcaption>
        </figure>
      )}
      <dl className={styles.facts}>
        {lines.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd className={styles.figure}>
              <span className="tabular">{value}</span>
              <CopyButton value={value} label={label} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
