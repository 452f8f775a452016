import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '#server/platform/text.ts';

const ENABLED = ['en', 'es', 'th', 'vi'];
const choose = (headers: Record<string, string | string[]>) =>
  chooseLanguage(headers, ENABLED, 'es');

describe('the language of an answer', () => {
  it.each([
    ['the first of several with equal weight', 'th, en', 'th'],
    ['the heaviest, wherever it is written', 'en;q=0.5, vi;q=0.9, th;q=0.1', 'vi'],
    ['a missing weight as 1', 'en;q=0.9, th', 'th'],
    ['a region as its language', 'en-GB', 'en'],
    ['a tag in capitals', 'TH-th', 'th'],
    ['the next when the first is not enabled', 'km, de;q=0.9, vi;q=0.2', 'vi'],
    ['the fallback when every enabled one is refused', 'en;q=0, th;q=0', 'es'],
    ['another when one is refused', 'th;q=0, vi;q=0.1', 'vi'],
    ['the fallback for a wildcard', '*', 'es'],
    ['a named language before a wildcard', '*;q=0.1, vi', 'vi'],
    ['the fallback for an empty header', '', 'es'],
    ['the fallback for what is no list of languages', ';;q=,=;-,', 'es'],
  ])('takes %s: %s', (_name, header, expected) => {
    expect(choose({ 'accept-language': header })).toBe(expected);
  });

  it('takes X-Language before Accept-Language', () => {
    expect(choose({ 'x-language': 'vi', 'accept-language': 'th' })).toBe('vi');
  });

  it('takes Accept-Language when X-Language is not enabled', () => {
    expect(choose({ 'x-language': 'km', 'accept-language': 'th;q=0.3' })).toBe('th');
  });

  it('reads a repeated header as one list', () => {
    expect(choose({ 'x-language': ['km', 'vi'] })).toBe('vi');
  });

  it('takes the fallback without headers', () => {
    expect(choose({})).toBe('es');
  });
});
