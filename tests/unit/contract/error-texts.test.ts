import { readFile } from 'node:fs/promises';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { errorCodes } from '#contract/error-code.ts';
import { clientFaults } from '#contract/problem-error.ts';

async function textsOf(language: string): Promise<Record<string, string>> {
  const file = `brands/_base/locales/${language}/error.json`;
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
}

const codes = [...Object.keys(errorCodes), ...clientFaults].toSorted();

describe.each(['en', 'es'])('%s', (language) => {
  test('has a text for every code and for nothing else', async () => {
    expect(Object.keys(await textsOf(language)).toSorted()).toEqual(codes);
  });

  test('every text is a sentence that needs no more than the request id and the wait', async () => {
    for (const [code, text] of Object.entries(await textsOf(language))) {
      const said = new IntlMessageFormat(text, language).format({ requestId: 'r-1', wait: 'soon' });
      expect(said, code).toMatch(/^[^{}]{10,}$/);
      expect(said, code).not.toContain(code);
    }
  });
});

test('the two languages say it in different words', async () => {
  const [en, es] = [await textsOf('en'), await textsOf('es')];
  expect(codes.filter((code) => en[code] === es[code])).toEqual([]);
});
