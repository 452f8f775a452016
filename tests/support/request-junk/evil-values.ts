import fc from 'fast-check';

/** Texts that have broken programs before: numbers, keys, paths, markup, SQL, bytes. */
const EVIL_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '0',
  '-0',
  '-1',
  '1e400',
  '-1e400',
  '0x10',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '../../etc/passwd',
  '..\\..\\windows',
  "' or 1=1 --",
  "'); drop table member; --",
  '%',
  '%00',
  '%zz',
  '_',
  '\\',
  '${7*7}',
  '{{7*7}}',
  '{0, plural, one {',
  '<script>alert(1)</script>',
  '<constructor __proto__=x>',
  '\r\nSet-Cookie: a=b',
  '9007199254740993',
  '2147483648',
  '4294967296',
  '9223372036854775807',
  '9223372036854775808',
  '-9223372036854775808',
  '-9223372036854775809',
  '18446744073709551616',
  '1'.repeat(400),
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:60Z',
  '+275760-09-13T00:00:00.001Z',
  '2026-02-30',
  '\u202e\u0301\u{1f468}\u200d\u{1f469}',
  '\ufeff',
  '٣',
  '(a+)+$',
  'x'.repeat(3_000),
];

/** Names that every object inherits, and one that sets its prototype. */
export const INHERITED_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'length',
] as const;

const BOUNDARY_NUMBERS = [
  0,
  -0,
  -1,
  0.5,
  1.5,
  -1e-9,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  1e308,
  -1e308,
  5e-324,
];

/** JSON.stringify cannot write the number 1e400: this text is replaced in the finished body. */
export const BEYOND_NUMBERS = 'replaced-by-1e400';

export const evilText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...EVIL_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/** Any JSON value, mostly one that does not belong where it is put. */
export const evilValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: evilText },
  { weight: 3, arbitrary: fc.constantFrom(...BOUNDARY_NUMBERS) },
  { weight: 1, arbitrary: fc.constant(BEYOND_NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom(true, false, null, [], {}, [[]], [null], { a: {} }) },
  { weight: 1, arbitrary: evilText.map((text) => [text]) },
  { weight: 1, arbitrary: fc.tuple(evilText, evilText).map(([key, text]) => own(key, text)) },
  { weight: 1, arbitrary: fc.constantFrom(nested(8), nested(63), nested(80), wide()) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** An object with its own key, `__proto__` included. */
export function own(key: string, value: unknown): object {
  return Object.fromEntries([[key, value]]);
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

function wide(): unknown {
  return Array.from({ length: 600 }, (_, index) => index);
}
