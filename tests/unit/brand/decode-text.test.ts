import { describe, expect, it } from 'vitest';
import { decodeText } from '#brand/decode-text.ts';

const bytes = (...parts: readonly (string | number)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : [...new TextEncoder().encode(part)],
    ),
  );

describe('decodeText', () => {
  it('decodes UTF-8', () => {
    expect(decodeText(bytes('{"a": "Café 月亮"}'))).toEqual({
      ok: true,
      text: '{"a": "Café 月亮"}',
    });
    expect(decodeText(bytes())).toEqual({ ok: true, text: '' });
  });

  it('removes one byte order mark', () => {
    expect(decodeText(bytes(0xef, 0xbb, 0xbf, '{}'))).toEqual({ ok: true, text: '{}' });
  });

  it('keeps a replacement character that the file itself contains', () => {
    expect(decodeText(bytes('a\uFFFDb'))).toEqual({ ok: true, text: 'a\uFFFDb' });
  });

  it.each([
    ['Latin-1', bytes('{\n  "a": "Caf', 0xe9, '"\n}'), 2],
    ['UTF-16', bytes(0xff, 0xfe, '{', 0), 1],
    ['a truncated character', bytes('a\nb\n', 0xe6, 0x9c), 3],
    ['an overlong form', bytes(0xc0, 0xaf), 1],
  ])('reports the line of %s', (_name, file, line) => {
    expect(decodeText(file)).toEqual({ ok: false, line });
  });
});
