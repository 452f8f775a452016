import { QUICK_PICKS, quickPick } from '#domain/lottery/quick-picks.ts';
import type { BoardRow } from '#domain/lottery/selection.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import boardStyles from './Board.module.css';
import { symbolName } from './play-names.ts';

export interface NumberPadProps {
  row: BoardRow;
  chosen: readonly string[];
  /** What a symbol pays, shown below it; omitted: nothing. */
  odds?: ((symbol: string) => string | null) | undefined;
  onChange: (chosen: readonly string[]) => void;
}

/** Rows that are longer than this may be filled at once. */
const FEW = 4;

/** One row of a board: its symbols as switches, with buttons that choose several. */
export function NumberPad({ row, chosen, odds, onChange }: NumberPadProps) {
  const say = useTexts('lottery', 'lottery-play');
  const { key, symbols, max } = row;
  const label = say(`lottery-play:row.${key}`);
  const isNumeric = symbols.every((symbol) => /^\d+$/.test(symbol));
  const toggle = (symbol: string): void => {
    const rest = chosen.filter((one) => one !== symbol);
    if (rest.length < chosen.length) onChange(rest);
    // A full row gives up what was chosen first.
    else onChange([...chosen, symbol].slice(-max));
  };
  return (
    <fieldset className={boardStyles.row} data-wide={isNumeric ? undefined : ''}>
      <legend className={boardStyles.rowName}>{label}</legend>
      <div className={boardStyles.pad}>
        {symbols.map((symbol) => {
          const pays = odds?.(symbol) ?? null;
          return (
            <button
              key={symbol}
              type="button"
              className={boardStyles.key}
              aria-pressed={chosen.includes(symbol)}
              onClick={() => toggle(symbol)}
            >
              <span>{symbolName(say, symbol)}</span>
              {pays === null ? null : <span className={boardStyles.odds}>{pays}</span>}
            </button>
          );
        })}
      </div>
      {isNumeric && symbols.length > FEW ? (
        <div
          className={boardStyles.quick}
          role="group"
          aria-label={say('lottery:quick.label', { row: label })}
        >
          {QUICK_PICKS.map((pick) => (
            <button
              key={pick}
              type="button"
              className={boardStyles.quickKey}
              onClick={() => onChange(quickPick(symbols, pick).slice(0, max))}
            >
              {say(`lottery:quick.${pick}`)}
            </button>
          ))}
        </div>
      ) : null}
    </fieldset>
  );
}
