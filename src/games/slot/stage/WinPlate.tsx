import type { SlotTitle } from '#contract/generated/types.ts';
import { CountUp } from '#ui/kit/CountUp.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Win } from './pictures.ts';
import type { Plate } from './show-state.ts';
import { useSlotWords } from './useSlotWords.ts';
import styles from './WinPlate.module.css';

export interface WinPlateProps {
  title: SlotTitle;
  plate: Plate;
  /** The win shown alone on the reels. */
  win: Win | null;
  currency: string;
}

/** Result of the last spin. A return at or below the stake is shown as plainly as no win. */
export function WinPlate({ title, plate, win, currency }: WinPlateProps) {
  const say = useTexts('slot');
  const words = useSlotWords(title);
  const celebrated = plate.kind === 'win' && plate.tier !== 'plain';
  return (
    <div className={styles.plate} data-celebrated={celebrated} aria-hidden="true">
      <p className={styles.main}>
        {plate.kind === 'win' ? (
          <>
            <span className={styles.label}>{say('slot:plate.paid')}</span>
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
            {plate.kind === 'nothing' ? say('slot:plate.nothing') : words.inPlay}
          </span>
        )}
      </p>
      {win === null ? null : (
        <p className={styles.line} key={win.type === 'lineWon' ? win.line : win.symbol}>
          {words.ofWin(win)} <Money micro={BigInt(win.payoutMicro)} currency={currency} />
        </p>
      )}
    </div>
  );
}
