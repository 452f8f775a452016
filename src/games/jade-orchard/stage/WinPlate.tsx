import { CountUp } from '#ui/kit/CountUp.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { LineWon } from '../events.ts';
import { JADE_ORCHARD_RULES } from '../rules.ts';
import type { Plate } from './show-state.ts';
import styles from './WinPlate.module.css';

export interface WinPlateProps {
  plate: Plate;
  /** The line shown alone on the reels. */
  line: LineWon | null;
  currency: string;
}

/** Result of the last spin. A return at or below the stake is shown as plainly as no win. */
export function WinPlate({ plate, line, currency }: WinPlateProps) {
  const say = useTexts('jade-orchard');
  const celebrated = plate.kind === 'win' && plate.tier !== 'plain';
  return (
    <div className={styles.plate} data-celebrated={celebrated} aria-hidden="true">
      <p className={styles.main}>
        {plate.kind === 'win' ? (
          <>
            <span className={styles.label}>{say('jade-orchard:plate.paid')}</span>
            <span className={`display ${styles.amount}`}>
              <CountUp
                key={`${plate.payoutMicro}/${plate.countMs}`}
                fromMicro={plate.fromMicro}
                toMicro={plate.payoutMicro}
                durationMs={plate.countMs}
                currency={currency}
              />
            </span>
          </>
        ) : (
          <span className={styles.label}>
            {say(`jade-orchard:plate.${plate.kind}`, { lines: JADE_ORCHARD_RULES.lines })}
          </span>
        )}
      </p>
      {line === null ? null : (
        <p className={styles.line} key={line.line}>
          {say('jade-orchard:plate.line', {
            line: line.line,
            count: line.count,
            symbol: say(`jade-orchard:symbol.${line.symbol}`),
          })}{' '}
          <Money micro={BigInt(line.payoutMicro)} currency={currency} />
        </p>
      )}
    </div>
  );
}
