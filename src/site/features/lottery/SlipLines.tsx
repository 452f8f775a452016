import { isRefused } from '#domain/lottery/price-line.ts';
import { MOST_MULTIPLE, unitStakeMicro } from '#domain/lottery/stake.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { latinDigits } from '#domain/text/latin-digits.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { IconButton } from '#ui/kit/IconButton.tsx';
import listStyles from './List.module.css';
import styles from './Lottery.module.css';
import { playName, selectionWords } from './play-names.ts';
import { refusalText } from './refusal-text.ts';
import { changeLine, removeLine, type Slip } from './slip.ts';
import type { SlipLine } from './slip-total.ts';
import { unitText } from './unit-text.ts';
import type { BoardTerms } from './useBoard.ts';

export interface SlipLinesProps {
  lines: readonly SlipLine[];
  terms: BoardTerms;
  slip: Slip;
  onChange: (slip: Slip) => void;
}

/** The lines of a slip, each with its cost, its multiplier and a button that removes it. */
export function SlipLines({ lines, terms, slip, onChange }: SlipLinesProps) {
  const say = useTexts('lottery', 'lottery-play', 'error');
  const locale = useLocale();
  const { currency } = terms;
  const stakeOf = (mode: SlipLine['entry']['mode']): string => {
    const priceMicro = BigInt(terms.unitPriceMicro);
    return unitText(unitStakeMicro({ multiple: 1, mode, priceMicro }), currency, locale);
  };
  return (
    <ul className={listStyles.lines}>
      {lines.map(({ entry, play, priced }, index) => (
        <li key={`${index} ${entry.play} ${entry.selection}`} className={listStyles.line}>
          <span className={listStyles.lineWords}>
            <span className={listStyles.lineName}>
              {play === null ? entry.play : playName(say, play)}
            </span>
            <span className={listStyles.selection}>{selectionWords(say, entry.selection)}</span>
            <span className={styles.quiet}>
              {isRefused(priced)
                ? refusalText(say, priced.fault, currency, locale)
                : say('lottery:slip.line', {
                    units: entry.units,
                    stake: stakeOf(entry.mode),
                    multiple: entry.multiple,
                    amount: formatMicro(priced.stakeMicro, currency, locale),
                  })}
            </span>
          </span>
          <label className={styles.times}>
            <span aria-hidden="true">×</span>
            <span className="visually-hidden">{say('lottery:multiple')}</span>
            <input
              className={styles.number}
              inputMode="numeric"
              autoComplete="off"
              value={entry.multiple}
              onChange={(event) => {
                const typed = Math.trunc(Number(latinDigits(event.target.value))) || 1;
                const multiple = Math.min(MOST_MULTIPLE, Math.max(1, typed));
                onChange(changeLine(slip, index, { multiple }));
              }}
            />
          </label>
          <IconButton
            icon="close"
            label={say('lottery:line.remove', {
              selection: selectionWords(say, entry.selection),
            })}
            onClick={() => onChange(removeLine(slip, index))}
          />
        </li>
      ))}
    </ul>
  );
}
