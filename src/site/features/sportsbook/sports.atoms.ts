import { atom } from 'jotai';
import { ODDS_FORMATS, type OddsFormat } from '#domain/sports/odds.ts';
import type { Slip } from './slip.ts';
import { keepSlip, readSlip } from './slip-memory.ts';

const FORMAT = 'sports.oddsFormat';
const memory = (): Storage => localStorage;

const shownSlipAtom = atom<Slip | null>(null);

/** The slip, on every page of the book; this browser keeps it. */
export const slipAtom = atom(
  (get) => get(shownSlipAtom) ?? readSlip(memory),
  (get, set, change: (slip: Slip) => Slip) => {
    const next = change(get(slipAtom));
    set(shownSlipAtom, next);
    keepSlip(memory, next);
  },
);

const shownFormatAtom = atom<OddsFormat | null>(null);

/** How odds are written; this browser keeps it. */
export const oddsFormatAtom = atom(
  (get) => get(shownFormatAtom) ?? readFormat(),
  (_get, set, format: OddsFormat) => {
    set(shownFormatAtom, format);
    try {
      memory().setItem(FORMAT, format);
    } catch {
      // The choice lasts as long as the page.
    }
  },
);

function readFormat(): OddsFormat {
  try {
    const kept = memory().getItem(FORMAT);
    return ODDS_FORMATS.find((format) => format === kept) ?? 'decimal';
  } catch {
    return 'decimal';
  }
}
