import type { SlotLook } from '../slot-look.ts';
import styles from './plain-view.module.css';

/** Symbols a second; the browser moves the strip by itself. */
const SPEED = 18;

export interface PlainReel {
  readonly element: HTMLElement;
  rest(column: readonly string[], landed: boolean): void;
  turn(strip: readonly string[]): void;
  hold(): void;
  /** Rows that have won; null: nothing is lit and every row is seen alike. */
  light(won: readonly number[] | null, still: boolean): void;
}

export function createPlainReel(
  { rows: rowCount, pictureOf }: Pick<SlotLook, 'rows' | 'pictureOf'>,
  pictureAddress: (name: string) => string,
): PlainReel {
  const element = make('reel');
  const rows = make('rows');
  const strip = make('strip');
  element.append(strip, rows);
  let shownStrip: readonly string[] | null = null;

  const picture = (symbol: string): HTMLElement => {
    const cell = make('cell');
    const image = document.createElement('img');
    image.className = styles['picture'] ?? '';
    image.alt = '';
    const name = pictureOf(symbol);
    if (name !== null) image.src = pictureAddress(name);
    cell.append(image);
    return cell;
  };

  return {
    element,
    rest(column, landed) {
      rows.replaceChildren(...column.map(picture));
      element.toggleAttribute('data-turning', false);
      element.toggleAttribute('data-held', false);
      element.toggleAttribute('data-landed', landed);
    },
    turn(symbols) {
      if (shownStrip !== symbols) {
        shownStrip = symbols;
        strip.replaceChildren(...[...symbols, ...symbols.slice(0, rowCount)].map(picture));
        strip.style.setProperty('--rows', String(symbols.length));
        strip.style.setProperty('--pass', `${(symbols.length / SPEED) * 1000}ms`);
      }
      element.toggleAttribute('data-landed', false);
      element.toggleAttribute('data-turning', true);
    },
    hold: () => element.toggleAttribute('data-held', true),
    light(won, still) {
      for (const [row, cell] of [...rows.children].entries()) {
        const wins = won?.includes(row) ?? false;
        cell.toggleAttribute('data-won', wins);
        cell.toggleAttribute('data-still', wins && still);
        cell.toggleAttribute('data-stepped-back', won !== null && !wins);
      }
    },
  };
}

function make(name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = styles[name] ?? '';
  return element;
}
