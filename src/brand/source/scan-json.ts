import { escapeSegment } from '../json-pointer.ts';

/** Offsets of a value in a JSON text, and of its key when it is a property, from 0. */
export interface ScannedPlace {
  readonly value: number;
  readonly key: number | null;
}

/**
 * Finds the place of every value of a JSON text, by JSON pointer, in one pass. Several times faster
 * than a parser's syntax tree, since a thousand brands are located for one finding each.
 * @param text Valid JSON; of a repeated key the last one counts.
 */
export function scanPlaces(text: string): ReadonlyMap<string, ScannedPlace> {
  const places = new Map<string, ScannedPlace>();
  scanValue(text, skipBlank(text, 0), null, '', places);
  return places;
}

/** @returns the offset behind the value. */
function scanValue(
  text: string,
  start: number,
  key: number | null,
  pointer: string,
  places: Map<string, ScannedPlace>,
): number {
  places.set(pointer, { value: start, key });
  const first = text.charCodeAt(start);
  if (first === QUOTE) return endOfString(text, start);
  if (first !== OPEN_OBJECT && first !== OPEN_LIST) return endOfScalar(text, start);
  let at = skipBlank(text, start + 1);
  for (let index = 0; !isClosing(text.charCodeAt(at)); index += 1) {
    if (first === OPEN_LIST) {
      at = scanValue(text, at, null, `${pointer}/${index}`, places);
    } else {
      const end = endOfString(text, at);
      const name = JSON.parse(text.slice(at, end)) as string;
      // Behind the colon.
      const value = skipBlank(text, skipBlank(text, end) + 1);
      at = scanValue(text, value, at, `${pointer}/${escapeSegment(name)}`, places);
    }
    at = skipBlank(text, at);
    if (text.charCodeAt(at) === COMMA) at = skipBlank(text, at + 1);
  }
  return at + 1;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const OPEN_OBJECT = 0x7b;

/** A closing bracket, or the end of the text. */
function isClosing(code: number): boolean {
  return code === 0x5d || code === 0x7d || Number.isNaN(code);
}

function endOfScalar(text: string, start: number): number {
  let at = start;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === COMMA || isClosing(code) || isBlank(code)) return at;
    at += 1;
  }
}

/** The offset behind a string that opens at `open`. */
export function endOfString(text: string, open: number): number {
  let close = text.indexOf('"', open + 1);
  while (isEscaped(text, close)) close = text.indexOf('"', close + 1);
  return close + 1;
}

/** An odd number of backslashes precedes an escaped quote. */
function isEscaped(text: string, quote: number): boolean {
  let start = quote;
  while (text.charCodeAt(start - 1) === BACKSLASH) start -= 1;
  return (quote - start) % 2 === 1;
}

/** The offset of the next character that is not white space. */
export function skipBlank(text: string, from: number): number {
  let at = from;
  while (isBlank(text.charCodeAt(at))) at += 1;
  return at;
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
