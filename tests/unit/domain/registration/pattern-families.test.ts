import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFieldValue } from '#domain/registration/check-field-value.ts';
import { PATTERN_FAMILIES, readBirthday } from '#domain/registration/pattern-families.ts';

/** What each family takes and what it does not. */
const GOLDEN: Readonly<Record<string, { yes: readonly string[]; no: readonly string[] }>> = {
  anyCharacters: { yes: ['José 99 ¡!', '月', '😀'], no: ['a\u0000b', 'a\nb'] },
  letterFirstAlphanumeric: {
    yes: ['a', 'Luna2026'],
    no: ['9luna', 'lu na', 'lu_na', 'ñandu', 'a\n'],
  },
  chineseAndDigits: { yes: ['月亮88', '月'], no: ['moon', '月 亮', '月！'] },
  email: {
    yes: ['a@b.co', 'ana.maria+x@mail.example.com'],
    no: ['a@b', 'a b@c.com', '@c.com', 'a@c..com', 'a@c.com\n', 'a@@c.com', 'a@c.c'],
  },
  lettersOrDigits: { yes: ['4luna', 'luna', '44'], no: ['lu na', 'lu-na', 'lún4'] },
  lettersAndDigits: { yes: ['luna4', '4luna'], no: ['luna', '44', 'luna 4', 'luna4!'] },
  digits: { yes: ['0', '0123456789'], no: ['12a', '１２', '1 2', '-1', '1\n'] },
  alphanumericWithUppercase: { yes: ['Luna4', 'LUNA'], no: ['luna4', 'Luna!', 'Ñ4'] },
  englishLettersAndSpaces: { yes: ['Ana', 'Ana  Maria'], no: [' Ana', 'Ana ', 'Ana4', 'Íñigo'] },
  noSpaces: { yes: ['a_b!', 'ñ'], no: ['a b', 'a\tb', 'a\u00a0b'] },
  chineseWithPunctuation: { yes: ['李·明', '你好，世界。'], no: ['Li Ming', '李 明', '李4'] },
  dateYearFirst: {
    yes: ['1990-02-28', '2000-02-29'],
    no: [
      '1900-02-29',
      '1990-13-01',
      '1990-02-30',
      '90-02-28',
      '1990/02/28',
      '02-28-1990',
      '1990-2-8',
    ],
  },
  dateMonthFirst: {
    yes: ['02-28-1990', '02-29-2000'],
    no: ['28-02-1990', '02-30-1990', '1990-02-28'],
  },
  lettersAndSpace: {
    yes: [
      'Íñigo Núñez',
      'Ana',
      'José de la O',
      "O'Hara",
      '’t Hooft',
      'Nicolo’',
      ...Array.from('‘’ʼʹ`´＇‐‑–−－-', (sign) => `O${sign}Hara`),
    ],
    no: ['Ana4', 'Ana ', ' Ana', 'Ana-', '-Ana', "'", "' '", 'Ana_Luz', 'Ana.'],
  },
  korean: { yes: ['달빛'], no: ['달 빛', 'moon', '달4'] },
  thai: { yes: ['ดวงจันทร์', 'น้ำ'], no: ['ดวง จันทร์', 'moon'] },
  thaiOrEnglishWithSpaces: { yes: ['จันทร์ Luna', 'Luna'], no: ['   ', 'Luna4', 'Íñigo'] },
  uppercaseAndSpaces: { yes: ['ANA MARIA', ' A'], no: ['   ', 'Ana', 'ANA4'] },
  lettersDigitsSymbols: { yes: ['luna#4', '!@#', 'a'], no: ['lu na', 'ñ', '€'] },
  mixedWithSymbol: {
    yes: ['Luna#4x', 'aB3~', '`1aB'],
    no: ['luna#4x', 'LUNA#4X', 'Luna#xx', 'Luna4xx', 'Luna #4', 'Lún#4A'],
  },
};

describe('pattern families', () => {
  it('are the twenty of the specification, each with a golden line', () => {
    expect([...PATTERN_FAMILIES.keys()].toSorted()).toEqual(Object.keys(GOLDEN).toSorted());
    expect(PATTERN_FAMILIES.size).toBe(20);
  });

  describe.each(Object.entries(GOLDEN))('%s', (id, { yes, no }) => {
    const family = PATTERN_FAMILIES.get(id);

    it.each(yes.map((value) => [value]))('takes %j', (value) => {
      expect(family?.accepts(value)).toBe(true);
    });

    it.each(
      [...no, '']
        .filter((value) => !(id === 'anyCharacters' && value === ''))
        .map((value) => [value]),
    )('refuses %j', (value) => expect(family?.accepts(value)).toBe(false));

    it('takes its own example', () => expect(family?.accepts(family.example)).toBe(true));
  });

  it('answer at once whatever they are given', () => {
    const hostile = [
      'a'.repeat(255),
      'a '.repeat(127),
      `${'ʼ'.repeat(254)}!`,
      `${"a'".repeat(127)}-`,
      `${'a.'.repeat(120)}!`,
      'a@'.repeat(120),
      `${'-'.repeat(254)}\n`,
      `a@${'a.'.repeat(120)}`,
    ];
    const since = performance.now();
    for (const family of PATTERN_FAMILIES.values())
      for (const text of hostile) family.accepts(text);
    expect(performance.now() - since).toBeLessThan(500);
  });
});

describe('checkFieldValue', () => {
  const rule = {
    required: true,
    minLength: 10,
    maxLength: 10,
    patternId: 'digits',
    acceptedPattern: '0[689][0-9]{8}',
  };
  it('says that a local number lacks its leading 0', () => {
    expect(checkFieldValue(rule, '812345678')?.messageKey).toBe('pattern:leadingZero');
    expect(checkFieldValue(rule, '0812345678')).toBeNull();
    expect(checkFieldValue(rule, '212345678')?.messageKey).toBe('pattern:reg_pattern_digits');
    // Without an expression any digit before it would do.
    expect(checkFieldValue({ ...rule, acceptedPattern: '' }, '812345678')?.messageKey).toBe(
      'pattern:reg_pattern_digits',
    );
  });
});

describe('readBirthday', () => {
  it('reads every day that exists, in both forms', () => {
    const day = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, (date) => {
        const text = date.toISOString().slice(0, 10);
        const [year, month, dayOfMonth] = text.split('-');
        expect(readBirthday(text)?.toISOString().slice(0, 10)).toBe(text);
        expect(readBirthday(`${month}-${dayOfMonth}-${year}`)?.toISOString().slice(0, 10)).toBe(
          text,
        );
      }),
    );
  });
});
