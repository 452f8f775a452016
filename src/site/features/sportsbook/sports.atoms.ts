import { atom } from 'jotai';
import { isTimeZone } from '#domain/day/day.ts';
import { ODDS_FORMATS, type OddsFormat } from '#domain/sports/odds.ts';
import type { Slip } from './slip.ts';
import { keepSlip, readSlip } from './slip-memory.ts';

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

/** A choice that this browser keeps. */
function keptAtom<Choice extends string | null>(
  key: string,
  read: (kept: string | null) => Choice,
) {
  const shown = atom<{ readonly choice: Choice } | null>(null);
  return atom(
    (get) => get(shown)?.choice ?? read(keptText(key)),
    (_get, set, choice: Choice) => {
      set(shown, { choice });
      try {
        if (choice === null) memory().removeItem(key);
        else memory().setItem(key, choice);
      } catch {
        // The choice lasts as long as the page.
      }
    },
  );
}

function keptText(key: string): string | null {
  try {
    return memory().getItem(key);
  } catch {
    return null;
  }
}

/** How odds are written. */
export const oddsFormatAtom = keptAtom<OddsFormat>(
  'sports.oddsFormat',
  (kept) => ODDS_FORMATS.find((format) => format === kept) ?? 'decimal',
);

/** The zone of the times at which events start; null: that of the device. */
export const timeZoneAtom = keptAtom<string | null>('sports.timeZone', (kept) =>
  kept !== null && isTimeZone(kept) ? kept : null,
);
