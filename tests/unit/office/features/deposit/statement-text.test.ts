import { describe, expect, it } from 'vitest';
import { statementText } from '#office/features/deposit/statement-text.ts';

/** Latin-1 characters as one byte each. */
const latin1 = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('statementText', () => {
  it('decodes UTF-8 without its byte order mark', () => {
    const bytes = new TextEncoder().encode('\uFEFFFecha;Descripción\n1;ngày ฝาก');
    expect(statementText(bytes)).toBe('Fecha;Descripción\n1;ngày ฝาก');
  });

  it('decodes windows-1252 where the file is not UTF-8', () => {
    const text = 'Fecha;Descripción;Débito\n05/11/2026;José Muñoz;1,00';
    expect(statementText(latin1(text))).toBe(text);
  });

  it('writes no replacement character for any byte', () => {
    const text = statementText(Uint8Array.from({ length: 256 }, (_, byte) => byte));
    expect(text).toHaveLength(256);
    expect(text).not.toContain('\uFFFD');
  });
});
