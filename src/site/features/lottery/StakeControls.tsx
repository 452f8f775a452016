import { followsSeries } from '#domain/lottery/play.ts';
import { isRefused } from '#domain/lottery/price-line.ts';
import { worstForTwo } from '#domain/lottery/exposure.ts';
import {
  MONEY_MODES,
  type MoneyMode,
  MOST_MULTIPLE,
  payableModes,
  payoutMicro,
  unitStakeMicro,
} from '#domain/lottery/stake.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { latinDigits } from '#domain/text/latin-digits.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { IconButton } from '#ui/kit/IconButton.tsx';
import boardStyles from './Board.module.css';
import styles from './Lottery.module.css';
import { seriesPercent } from './series-percent.ts';
import { unitText } from './unit-text.ts';
import type { Board, BoardTerms } from './useBoard.ts';

const SERIES_STEP = 10;

/** Stake of a bet, multiplier and payout level, with what a winning bet pays and what comes back. */
export function StakeControls({ board, terms }: { board: Board; terms: BoardTerms }) {
  const say = useTexts('lottery');
  const locale = useLocale();
  const { currency, ceilingSeries, floorSeries } = terms;
  const { play, mode, multiple, series, priced } = board;
  const priceMicro = BigInt(terms.unitPriceMicro);
  const money = (micro: bigint): string => formatMicro(micro, currency, locale);
  const stake = (one: MoneyMode): string =>
    unitText(unitStakeMicro({ multiple: 1, mode: one, priceMicro }), currency, locale);
  const setMultiple = (value: number): void =>
    board.setMultiple(Math.min(MOST_MULTIPLE, Math.max(1, Math.trunc(value) || 1)));
  const unit = unitStakeMicro({ multiple, mode, priceMicro });
  // An empty board offers the money that one unit can be staked with.
  const units = Math.max(1, play.units(board.selection));
  const payable = payableModes({ units, multiple, priceMicro }, currency);
  const modes = MONEY_MODES.filter((one) => one === mode || payable.includes(one));
  const hasSlider = followsSeries(play) && floorSeries < ceilingSeries;
  return (
    <div className={boardStyles.stake}>
      <fieldset className={boardStyles.field}>
        <legend className={boardStyles.rowName}>{say('lottery:unit')}</legend>
        <div className={boardStyles.modes}>
          {modes.map((one) => (
            <button
              key={one}
              type="button"
              className={boardStyles.rule}
              aria-pressed={one === mode}
              onClick={() => board.setMode(one)}
            >
              {stake(one)}
            </button>
          ))}
        </div>
      </fieldset>
      <div className={boardStyles.field}>
        <label htmlFor="lottery-multiple" className={boardStyles.rowName}>
          {say('lottery:multiple')}
        </label>
        <div className={boardStyles.stepper}>
          <IconButton
            icon="minus"
            label={say('lottery:less')}
            onClick={() => setMultiple(multiple - 1)}
          />
          <input
            id="lottery-multiple"
            className={styles.number}
            inputMode="numeric"
            autoComplete="off"
            value={multiple}
            aria-describedby="lottery-multiple-effect"
            onChange={(event) => setMultiple(Number(latinDigits(event.target.value)))}
          />
          <IconButton
            icon="plus"
            label={say('lottery:more')}
            onClick={() => setMultiple(multiple + 1)}
          />
        </div>
        <p id="lottery-multiple-effect" className={styles.quiet}>
          {say('lottery:multipleEffect', {
            stake: stake(mode),
            multiple,
            amount: unitText(unit, currency, locale),
          })}
        </p>
      </div>
      {hasSlider ? (
        <div className={boardStyles.field} data-wide="">
          <label htmlFor="lottery-series" className={boardStyles.rowName}>
            {say('lottery:series')}
          </label>
          <input
            id="lottery-series"
            className={boardStyles.slider}
            type="range"
            min={floorSeries}
            max={ceilingSeries}
            step={SERIES_STEP}
            value={series}
            aria-valuetext={seriesPercent(series, locale)}
            aria-describedby="lottery-series-effect"
            onChange={(event) => board.setSeries(Number(event.target.value))}
          />
          <p id="lottery-series-effect" className={styles.quiet}>
            {say('lottery:seriesEffect', {
              level: seriesPercent(series, locale),
              rebate: seriesPercent(ceilingSeries - series, locale),
            })}
          </p>
        </div>
      ) : null}
      {isRefused(priced) ? null : (
        <p className={styles.quiet}>
          {say('lottery:canWin', {
            amount: money(payoutMicro(unit, worstForTwo(play, board.selection, priced.series))),
          })}
        </p>
      )}
    </div>
  );
}
