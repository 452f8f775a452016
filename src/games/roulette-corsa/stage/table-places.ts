import { type Spot, SPOTS } from '../../kit/roulette/spots.ts';

/*
 * The table has 14 columns by 5 rows: zero, twelve streets, the bets on columns; three rows of numbers,
 * the dozens, even money.
 */
const ROWS = 5;
const COLUMNS = 14;

/** A spot with an area of its own, in lines of the grid. */
export interface Cell {
  readonly spot: Spot;
  /** `row / column / row end / column end`. */
  readonly area: string;
}

/** A spot on the edge or the corner of cells: its middle in percent of the table. */
export interface EdgePlace {
  readonly spot: Spot;
  readonly x: number;
  readonly y: number;
}

const streetOf = (number: number): number => Math.ceil(number / 3);
/** 0 for the upper row, which has 3, 6, 9. */
const rowOf = (number: number): number => (3 - (number % 3)) % 3;

const EVEN_MONEY = ['low', 'even', 'red', 'black', 'odd', 'high'];

export const CELLS: readonly Cell[] = SPOTS.flatMap((spot) => {
  const area = areaOf(spot);
  return area === null ? [] : [{ spot, area }];
});

export const EDGES: readonly EdgePlace[] = SPOTS.flatMap((spot) => {
  const place = edgeOf(spot);
  if (place === null) return [];
  return [{ spot, x: (place.x * 100) / COLUMNS, y: (place.y * 100) / ROWS }];
});

function areaOf({ id, kind, numbers }: Spot): string | null {
  const first = numbers[0] ?? 0;
  switch (kind) {
    case 'straight':
      if (first === 0) return '1 / 1 / 4 / 2';
      return cell(rowOf(first) + 1, streetOf(first) + 1, 1);
    case 'column':
      return cell(rowOf(first) + 1, COLUMNS, 1);
    case 'dozen':
      return cell(4, streetOf(first) + 1, 4);
    case 'evenMoney':
      return cell(5, 2 + 2 * EVEN_MONEY.indexOf(id), 2);
    default:
      return null;
  }
}

function cell(row: number, column: number, width: number): string {
  return `${row} / ${column} / ${row + 1} / ${column + width}`;
}

/** In columns and rows from the upper corner at zero. */
function edgeOf({ kind, numbers }: Spot): { x: number; y: number } | null {
  const [first = 0, second = 0] = numbers;
  const isZero = first === 0;
  switch (kind) {
    case 'split':
      if (isZero) return { x: 1, y: rowOf(second) + 0.5 };
      return second === first + 1
        ? { x: streetOf(first) + 0.5, y: rowOf(first) }
        : { x: streetOf(first) + 1, y: rowOf(first) + 0.5 };
    case 'trio':
      return { x: 1, y: rowOf(second) };
    case 'corner':
      return { x: streetOf(first) + 1, y: rowOf(first) };
    case 'street':
      return { x: streetOf(first) + 0.5, y: 3 };
    case 'sixLine':
      return { x: streetOf(first) + 1, y: 3 };
    case 'firstFour':
      return { x: 1, y: 3 };
    default:
      return null;
  }
}
