type Direction = 'in' | 'out';

const INWARD =
  /^(c|cr|credits?|cr[eé]ditos?|abonos?|haber|dep[oó]sitos?|deposits?|in|paid in|entradas?|ingresos?|\+|có|ghi có|เข้า|ฝาก)$/i;
const OUTWARD =
  /^(d|dr|db|debits?|d[eé]bitos?|cargos?|debe|retiros?|withdrawals?|out|paid out|salidas?|egresos?|-|−|nợ|ghi nợ|ออก|ถอน)$/i;

/** Which way a word says that the money moved; null: it says neither. */
function directionOf(text: string): Direction | null {
  const word = text.trim().replace(/\.$/, '').trim();
  if (OUTWARD.test(word)) return 'out';
  return INWARD.test(word) ? 'in' : null;
}

/** Whether a title names both directions, such as CR/DR: its column holds one of the two words. */
export function namesBothWays(title: string): boolean {
  const [one = '', other = '', ...rest] = title.split('/');
  const ways = [directionOf(one), directionOf(other)];
  return rest.length === 0 && ways.includes('in') && ways.includes('out');
}

/**
 * An amount with the direction that its row gives. @param direction null: the statement has no such column
 * @returns null when the direction is not known, or contradicts the amount's own sign
 */
export function directed(amount: bigint | null, direction: string | null): bigint | null {
  if (amount === null || direction === null) return amount;
  const way = directionOf(direction);
  if (way === 'out') return amount > 0n ? -amount : amount;
  return way === 'in' && amount > 0n ? amount : null;
}

export interface DirectionWatch {
  /** @param isIn whether the row was read as money that came in */
  note(row: readonly string[], isIn: boolean): void;
  /** Place, from 0, of a column that would have turned a row into money out; null: there is none. */
  ignoredColumn(): number | null;
}

/**
 * Looks for a column that holds only words of direction under a title that does not say so.
 * @param settled places of the columns whose content is judged otherwise
 */
export function watchDirections(settled: ReadonlySet<number>): DirectionWatch {
  const columns = new Map<number, { onlyWords: boolean; hidesOut: boolean }>();
  return {
    note(row, isIn) {
      for (const [place, cell] of row.entries()) {
        if (settled.has(place) || cell.trim() === '') continue;
        const known = columns.get(place) ?? { onlyWords: true, hidesOut: false };
        if (!known.onlyWords) continue;
        const way = directionOf(cell);
        columns.set(place, {
          onlyWords: way !== null,
          hidesOut: known.hidesOut || (isIn && way === 'out'),
        });
      }
    },
    ignoredColumn() {
      const found = [...columns].find(([, { onlyWords, hidesOut }]) => onlyWords && hidesOut);
      return found?.[0] ?? null;
    },
  };
}
