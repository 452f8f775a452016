import type { GameTheme } from '#contract/generated/types.ts';
import { animals, fruits, plants, seaCreatures } from './living-things.ts';
import { feastThings, legendThings, nightThings, seaThings, spaceThings } from './things.ts';
import { casinoThings, sweetThings, treasures } from './things.ts';
import { noun, type NounRow, type Setting, type Subject } from './word.ts';

interface Group {
  readonly rows: readonly NounRow[];
  readonly theme: GameTheme;
  readonly isAlive: boolean;
  readonly settings: readonly Setting[];
}

const groups: readonly Group[] = [
  { rows: animals, theme: 'animals', isAlive: true, settings: ['land', 'town', 'feast'] },
  { rows: fruits, theme: 'garden', isAlive: false, settings: ['land', 'town', 'feast'] },
  { rows: seaCreatures, theme: 'sea', isAlive: true, settings: ['sea', 'feast'] },
  { rows: treasures, theme: 'treasure', isAlive: false, settings: ['land', 'town', 'sea'] },
  { rows: plants, theme: 'garden', isAlive: false, settings: ['land', 'town'] },
  { rows: legendThings, theme: 'legends', isAlive: false, settings: ['land', 'town', 'sky'] },
  { rows: seaThings, theme: 'sea', isAlive: false, settings: ['sea'] },
  { rows: nightThings, theme: 'night', isAlive: false, settings: ['sky', 'town', 'feast'] },
  { rows: feastThings, theme: 'fiesta', isAlive: false, settings: ['feast', 'town'] },
  { rows: spaceThings, theme: 'space', isAlive: false, settings: ['sky'] },
  { rows: sweetThings, theme: 'sweets', isAlive: false, settings: ['town', 'feast'] },
  { rows: casinoThings, theme: 'casino', isAlive: false, settings: ['town', 'feast'] },
];

export const SUBJECTS: readonly Subject[] = groups.flatMap(({ rows, ...group }) =>
  rows.map((row) => ({ ...noun(row), ...group })),
);

export const SEA_SUBJECTS = SUBJECTS.filter(({ theme }) => theme === 'sea');

const fruitNames: ReadonlySet<string> = new Set(fruits.map(([, en]) => en));

export const isFruit = ({ en }: Subject): boolean => fruitNames.has(en);
