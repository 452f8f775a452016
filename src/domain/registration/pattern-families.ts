import { APOSTROPHES, HYPHENS } from '../identity/fold-name.ts';

/**
 * What a registration value may be made of. Lengths are the rule's, not the family's. Each takes
 * the whole value; letters are English ones unless the family says otherwise.
 */
export interface PatternFamily {
  readonly id: string;
  /** An example that fits, for forms and tests. */
  readonly example: string;
  readonly accepts: (value: string) => boolean;
}

function family(id: string, example: string, expression: RegExp): PatternFamily {
  return { id, example, accepts: (value) => expression.test(value) };
}

// Basic and extended CJK ideographs, by Unicode's own property.
const HAN = String.raw`\p{Script=Han}`;
const HANGUL = String.raw`\p{Script=Hangul}`;
// Marks for vowels and tones are part of the word.
const THAI = String.raw`\p{Script=Thai}`;
const NAME = String.raw`\p{L}\p{M}${APOSTROPHES}`;
// Everything of ASCII that is neither letter, digit, space nor control.
const SYMBOL = String.raw`!-\/:-@\[-\x60\{-~`;

const FAMILIES: readonly PatternFamily[] = [
  family('anyCharacters', 'José 99', /^[^\p{Cc}]*$/u),
  family('letterFirstAlphanumeric', 'luna2026', /^[A-Za-z][A-Za-z0-9]*$/),
  family('chineseAndDigits', '月亮88', new RegExp(`^[${HAN}0-9]+$`, 'u')),
  family(
    'email',
    'luna@example.com',
    /^[^\s@]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/,
  ),
  family('lettersOrDigits', '4luna', /^[A-Za-z0-9]+$/),
  family('lettersAndDigits', 'luna4', /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$/),
  family('digits', '987654321', /^[0-9]+$/),
  family('alphanumericWithUppercase', 'Luna4', /^(?=.*[A-Z])[A-Za-z0-9]+$/),
  family('englishLettersAndSpaces', 'Ana Maria', /^[A-Za-z]+( +[A-Za-z]+)*$/),
  family('noSpaces', 'a_b-c!', /^\S+$/u),
  family(
    'chineseWithPunctuation',
    '李·明，好',
    new RegExp(`^[${HAN}·•,.，。、！？；：（）《》“”‘’—…]+$`, 'u'),
  ),
  { id: 'dateYearFirst', example: '1990-02-28', accepts: (value) => isDate(value, YEAR_FIRST) },
  { id: 'dateMonthFirst', example: '02-28-1990', accepts: (value) => isDate(value, MONTH_FIRST) },
  // Letters of any script: names in Spanish carry accents, and O’Hara is a name.
  family(
    'lettersAndSpace',
    'Íñigo Núñez',
    new RegExp(
      `^(?=[${APOSTROPHES}]*(?![${APOSTROPHES}])\\p{L})[${NAME} ${HYPHENS}]*[${NAME}]$`,
      'u',
    ),
  ),
  family('korean', '달빛', new RegExp(`^[${HANGUL}]+$`, 'u')),
  family('thai', 'ดวงจันทร์', new RegExp(`^[${THAI}]+$`, 'u')),
  family(
    'thaiOrEnglishWithSpaces',
    'จันทร์ Luna',
    new RegExp(`^[${THAI}A-Za-z ]*[${THAI}A-Za-z][${THAI}A-Za-z ]*$`, 'u'),
  ),
  family('uppercaseAndSpaces', 'ANA MARIA', /^[A-Z ]*[A-Z][A-Z ]*$/),
  family('lettersDigitsSymbols', 'luna#4', new RegExp(`^[A-Za-z0-9${SYMBOL}]+$`)),
  family(
    'mixedWithSymbol',
    'Luna#4x',
    new RegExp(`^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[${SYMBOL}])[A-Za-z0-9${SYMBOL}]+$`),
  ),
];

export const PATTERN_FAMILIES: ReadonlyMap<string, PatternFamily> = new Map(
  FAMILIES.map((item) => [item.id, item]),
);

const YEAR_FIRST = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;
const MONTH_FIRST = /^(?<month>\d{2})-(?<day>\d{2})-(?<year>\d{4})$/;

function isDate(value: string, form: RegExp): boolean {
  return readDate(value, form) !== null;
}

/** A calendar day written yyyy-MM-dd or MM-dd-yyyy, at midnight UTC; null when there is no such day. */
export function readBirthday(value: string): Date | null {
  return readDate(value, YEAR_FIRST) ?? readDate(value, MONTH_FIRST);
}

function readDate(value: string, form: RegExp): Date | null {
  const { year, month, day } = form.exec(value)?.groups ?? {};
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // The 31st of June parses as nothing or as the 1st of July, depending on the engine.
  const exists =
    !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
  return exists ? date : null;
}
