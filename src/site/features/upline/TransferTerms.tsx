import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { cx } from '#ui/kit/class-names.ts';
import { Money } from '#ui/kit/Money.tsx';
import { percentText } from '#ui/i18n/percent-text.ts';
import styles from './UplineScreen.module.css';

export interface TransferTermsProps {
  currency: string;
  feeBasisPoints: number;
  /** Null: no amount that could be sent. */
  amountMicro: bigint | null;
  feeMicro: bigint | null;
}

/** The fee of a transfer and what arrives, before it is confirmed. */
export function TransferTerms(props: TransferTermsProps) {
  const { currency, feeBasisPoints, amountMicro, feeMicro } = props;
  const say = useTexts('upline');
  const locale = useLocale();
  const share = percentText(feeBasisPoints, locale);
  return (
    <dl className={styles.facts}>
      <div className={styles.line}>
        <dt>
          {feeBasisPoints === 0 ? say('upline:fee') : say('upline:fee.share', { fee: share })}
        </dt>
        <dd>
          {feeBasisPoints === 0 ? (
            say('upline:fee.none')
          ) : feeMicro === null ? (
            '–'
          ) : (
            <Money micro={feeMicro} currency={currency} />
          )}
        </dd>
      </div>
      <div className={cx(styles.line, styles.total)}>
        <dt>{say('upline:arrives')}</dt>
        <dd>
          {amountMicro === null || feeMicro === null ? (
            '–'
          ) : (
            <Money micro={amountMicro - feeMicro} currency={currency} />
          )}
        </dd>
      </div>
    </dl>
  );
}
