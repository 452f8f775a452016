import { describe, expect, it } from 'vitest';
import { foldName, isSameName, nameKeys } from '#domain/identity/fold-name.ts';

/** Spellings of one name, and the form that all of them fold to. */
const GOLDEN: readonly (readonly [folded: string, names: readonly string[]])[] = [
  ['daovanan', ['Đào Văn An', 'dao van an', 'DAO VAN AN', 'Đào Văn An'.normalize('NFD')]],
  ['strasse', ['Straße', 'STRASSE', 'STRAẞE']],
  ['lukasz', ['Łukasz', 'lukasz']],
  ['soren', ['Søren', 'Soren']],
  ['aero', ['Ærø', 'Aero', 'ǼRØ']],
  ['oeuvre', ['Œuvre', 'Oeuvre']],
  ['hamrun', ['Ħamrun', 'Hamrun']],
  ['isik', ['Işık', 'ISIK', 'İsik']],
  ['thor', ['Þor', 'Thor']],
  ['luna', ['ｌｕｎａ', 'LUNA']],
  [
    'ohiggins',
    [
      "O'Higgins",
      'OHiggins',
      'O Higgins',
      ...Array.from('’‘‛ʼʹʻ′`´＇', (sign) => `O${sign}Higgins`),
    ],
  ],
  [
    'jeanpierre',
    ['Jean-Pierre', 'Jean Pierre', ...Array.from('‐‑‒–—−﹣－', (sign) => `Jean${sign}Pierre`)],
  ],
  ['李明', ['李明', '李·明', ' 李 明 ']],
];

describe('foldName', () => {
  it.each(GOLDEN.flatMap(([folded, names]) => names.map((name) => [name, folded] as const)))(
    'folds %j to %j',
    (name, folded) => {
      expect(foldName(name)).toBe(folded);
      expect(foldName(foldName(name))).toBe(folded);
    },
  );

  it('is empty for a text without letters', () => {
    expect(foldName(" 12 '- ")).toBe('');
    expect(nameKeys(" 12 '- ")).toEqual([]);
  });
});

describe('isSameName', () => {
  it.each([
    ['Đào Văn An', 'An Dao Van'],
    ['María  Quispe-Rojas', 'rojas quispe maria'],
    ['Pat O’Higgins', "O'HIGGINS Pat"],
    ['Pat O’Higgins', 'OHiggins, Pat'],
    ['Anne Marie Dupont', 'Annemarie Dupont'],
  ])('takes %j and %j as one name', (one, other) => {
    expect(isSameName(one, other)).toBe(true);
    expect(isSameName(other, one)).toBe(true);
  });

  it.each([
    ['María Quispe', 'Marta Quispe'],
    ['Đào Văn An', 'Đào Văn Anh'],
    ['', ''],
    ['12', '34'],
  ])('takes %j and %j as different names', (one, other) => {
    expect(isSameName(one, other)).toBe(false);
  });
});
