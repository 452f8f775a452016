import fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import { evilValue } from './evil-values.ts';

/** A body as bytes, and the type it says it has; undefined: it says none. */
export interface WireBody {
  readonly bytes: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const JSON_TYPE = { 'content-type': 'application/json' };

export const jsonBody = (text: string): WireBody => ({ bytes: text, headers: JSON_TYPE });

/** Takes a well-formed JSON text and breaks it somewhere between its letters and its bytes. */
export function brokenBody(whole: fc.Arbitrary<string>): fc.Arbitrary<WireBody> {
  const cut = fc.double({ min: 0, max: 1, noNaN: true });
  return fc.oneof(
    fc.tuple(whole, cut).map(([text, at]) => jsonBody(text.slice(0, Math.floor(text.length * at)))),
    fc
      .tuple(whole, fc.constantFrom(',', '}', ']', '"', '\u0000', ' 1', '//', '{}', '\u2028'))
      .map(([text, tail]) => jsonBody(text + tail)),
    whole.map((text) => jsonBody(text.replaceAll('"', "'"))),
    whole.map((text) => jsonBody(text.replace(/:/, ':+'))),
    whole.map((text) => jsonBody(text.replace(/\{/, '{"__proto__":{"isAdmin":true},'))),
    whole.map((text) => jsonBody(text.replace(/\{/, '{"constructor":{"prototype":{"a":1}},'))),
    whole.map((text) => jsonBody(text.replace(/\{/, '{"a":1,"a":2,'))),
    whole.map((text) => jsonBody(`\ufeff${text}`)),
    whole.map((text) => ({ bytes: Buffer.from(text, 'utf16le'), headers: JSON_TYPE })),
    whole.map((text) => ({
      bytes: Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xc3])]),
      headers: JSON_TYPE,
    })),
    whole.map((text) => ({
      bytes: gzipSync(text),
      headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
    })),
    whole.map((text) => ({
      bytes: text,
      headers: { ...JSON_TYPE, 'content-encoding': 'br, x-none' },
    })),
    fc
      .tuple(
        whole,
        fc.constantFrom(
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'application/json; charset=utf-16',
          'application/jsonx',
          'application/json;;;=',
          '/',
          ';',
          'x'.repeat(2_000),
        ),
      )
      .map(([bytes, type]) => ({ bytes, headers: { 'content-type': type } })),
    whole.map((bytes) => ({ bytes, headers: {} })),
    fc
      .constantFrom(2_000, 20_000)
      .map((depth) => jsonBody(`${'{"a":['.repeat(depth)}${']}'.repeat(depth)}`)),
    fc.constant(jsonBody(`{"a":"${'x'.repeat(70_000)}"}`)),
    fc.constantFrom('', ' ', '[]', '{}', 'null', '0', '""', '1e400', '[1e400]').map(jsonBody),
    fc.string({ unit: 'binary', maxLength: 60 }).map(jsonBody),
    evilValue.map((value) => jsonBody(JSON.stringify(value))),
  );
}

/** What a header line can carry: no control characters, each a single byte. */
const headerText = fc.oneof(
  fc.string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCodePoint(code)),
  }),
  fc.constantFrom(
    '',
    '*',
    ',,,;;;===',
    '__proto__',
    'constructor',
    '%00%zz',
    '"',
    "' or 1=1 --",
    '-1',
    '1e400',
    'x'.repeat(5_000),
    'a,'.repeat(2_000),
  ),
);

/** Headers that the server reads somewhere; a real client sends each of them. */
const READ_HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cookie',
  'forwarded',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'user-agent',
  'x-csrf-token',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-http-method-override',
  'x-language',
  'x-request-id',
  'x-sandbox-signature',
  'x-signature',
  'x-vendor',
] as const;

/** A few headers of a request gone wrong. */
export const evilHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc
  .array(fc.tuple(fc.constantFrom(...READ_HEADERS), headerText), { minLength: 1, maxLength: 3 })
  .map((pairs) => Object.fromEntries(pairs));
