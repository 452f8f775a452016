import type { VendorTransfer } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Money } from '#ui/kit/Money.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import styles from './VendorWallets.module.css';

const TONES = { pending: 'plain', unknown: 'plain', done: 'win', refused: 'loss' } as const;

/** A transfer in a line: where to, how much, and its state. */
export function TransferState({ transfer, vendor }: { transfer: VendorTransfer; vendor: string }) {
  const say = useTexts('vendor-wallet');
  const locale = useLocale();
  const { direction, status, refusal, amountMicro, currency, createdAt } = transfer;
  return (
    <div className={styles.state}>
      <span>{say(`vendor-wallet:${direction}`, { vendor })}</span>
      <Money micro={BigInt(amountMicro)} currency={currency} />
      <Pill tone={TONES[status]}>{say(`vendor-wallet:status.${status}`)}</Pill>
      <span className={styles.note}>
        {refusal === null
          ? formatMoment(createdAt, locale)
          : say(`vendor-wallet:refusal.${refusal}`)}
      </span>
    </div>
  );
}
