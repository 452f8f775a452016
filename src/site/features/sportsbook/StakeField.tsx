import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Field } from '#ui/kit/Field.tsx';
import styles from './Slip.module.css';

export interface StakeFieldProps {
  /** As typed. */
  stake: string;
  isFaulty: boolean;
  currency: string;
  lines: number;
  /** The largest stake of a line; null: it is not known. */
  mostMicro: string | null;
  onChange: (stake: string) => void;
}

const QUICK = ['5', '10', '20', '50', '100'];

/** The stake of a line, typed or chosen. */
export function StakeField(props: StakeFieldProps) {
  const { stake, isFaulty, currency, lines, mostMicro, onChange } = props;
  const say = useTexts('sports');
  const locale = useLocale();
  const most = mostMicro === null ? null : BigInt(mostMicro);
  return (
    <div className={styles.stake}>
      <Field
        label={say(lines > 1 ? 'sports:slip.stake' : 'sports:slip.stakeOfOne')}
        inputMode="decimal"
        value={stake}
        after={currency}
        maxLength={16}
        onChange={(event) => onChange(event.target.value)}
        {...(isFaulty && { fault: say('sports:slip.stakeFault') })}
      />
      <div className={styles.row} role="group" aria-label={say('sports:slip.quick')}>
        {QUICK.map((amount) => (
          <Button
            key={amount}
            size="small"
            tone="quiet"
            aria-pressed={amount === stake}
            onClick={() => onChange(amount)}
          >
            {amount}
          </Button>
        ))}
      </div>
      {most === null ? null : (
        <p className={styles.quiet}>
          {say('sports:slip.largestIs', { amount: formatMicro(most, currency, locale) })}
        </p>
      )}
    </div>
  );
}
