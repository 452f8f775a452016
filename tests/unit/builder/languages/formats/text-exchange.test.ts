import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testSeed } from '#tests/support/test-effort.ts';
import {
  type ExchangeFormat,
  type ExchangeText,
  formatOfName,
  readTextFile,
  readTexts,
  writeTexts,
} from '../../../../../builder/languages/formats/text-exchange.ts';

const FORMATS: readonly ExchangeFormat[] = ['json', 'csv', 'xliff'];

/** Pieces that break careless writers: quotes, line ends, delimiters, ICU, markup and formulas. */
const PIECES = [
  '{count, plural, one {#} other {#}}',
  ...Array.from('"\'\n\r\t,;=+-@ x漢'),
  '\r\n',
  '<b>',
  '<!--',
  '&amp;',
  ']]>',
  'ação',
  '🎰',
];
const written = fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map((list) => list.join(''));
const texts: fc.Arbitrary<readonly ExchangeText[]> = fc.uniqueArray(
  fc.record({
    namespace: fc.constantFrom('plan', 'shell'),
    key: fc.constantFrom('home', 'a.b', 'legal:age', '__proto__', '=x'),
    source: written,
    message: written,
    context: written,
  }),
  { selector: ({ namespace, key }) => `${namespace}:${key}`, minLength: 1, maxLength: 8 },
);

const EXAMPLE: ExchangeText = {
  namespace: 'plan',
  key: 'home',
  source: '=SUM(A1)',
  message: '=HYPERLINK("x")',
  context: 'Shown in the <menu>',
};

const xliff = (inside: string, head = '') =>
  `<?xml version="1.0"?>${head}<xliff version="1.2"><file target-language="pt"><body>${inside}</body></file></xliff>`;
const unit = (target: string) =>
  `<trans-unit id="plan:home"><source>Home</source>${target}</trans-unit>`;

describe.each(FORMATS)('%s', (format) => {
  it('returns every message that is not empty', () => {
    fc.assert(
      fc.property(texts, (list) => {
        const kept = list
          .filter(({ message }) => message !== '')
          .map(({ namespace, key, message }) => `${namespace}:${key}=${message}`);
        const read = readTexts(format, 'pt', writeTexts(format, 'pt', list));
        if (kept.length === 0) {
          expect(read).toEqual({ ok: false, fault: 'noTexts', detail: '' });
        } else {
          expect(read.ok).toBe(true);
          const back = read.ok ? read.texts : [];
          const names = back.map(({ namespace, key, message }) => `${namespace}:${key}=${message}`);
          // JSON groups by namespace.
          expect(names.toSorted()).toEqual(kept.toSorted());
        }
      }),
      { seed: testSeed(), numRuns: 300 },
    );
  });
});

describe('readTexts', () => {
  it('refuses a file of another language', () => {
    for (const format of ['json', 'xliff'] as const) {
      const file = writeTexts(format, 'pt-BR', [EXAMPLE]);
      const refused = { ok: false, fault: 'otherLanguage', detail: 'pt-BR' };
      expect(readTexts(format, 'fr', file)).toEqual(refused);
    }
  });

  it('refuses a file of another format', () => {
    expect(readTexts('json', 'pt', '[1')).toMatchObject({ fault: 'notJson' });
    expect(readTexts('csv', 'pt', 'a,b\r\n1,2')).toMatchObject({ fault: 'notCsv' });
    expect(readTexts('xliff', 'pt', '<xliff version="2.0"/>')).toMatchObject({ fault: 'notXliff' });
  });

  it('refuses a document type and an entity in XLIFF', () => {
    const doctype = '<!DOCTYPE xliff [<!ENTITY a "aa">]>';
    const target = unit('<target>&a;</target>');
    for (const file of [xliff(unit(''), doctype), xliff(target, doctype), xliff(target)]) {
      expect(readTexts('xliff', 'pt', file)).toMatchObject({ ok: false, fault: 'notXliff' });
    }
  });

  it('reads the target of a unit, not a proposal, and the text of inline elements', () => {
    const proposal = '<alt-trans><target>Outra</target></alt-trans>';
    const target = '<target>Olá <ph id="1">{name}</ph> <mrk mtype="seg">bem-vindo</mrk></target>';
    const file = xliff(`<group>${unit(proposal + target)}</group>`);
    expect(readTexts('xliff', 'pt', file)).toEqual({
      ok: true,
      texts: [{ namespace: 'plan', key: 'home', message: 'Olá {name} bem-vindo' }],
    });
    const lost = xliff(unit('<target>Olá <x id="1"/></target>'));
    expect(readTexts('xliff', 'pt', lost)).toMatchObject({ fault: 'notXliff' });
  });

  it('reads a table that a spreadsheet saved with semicolons', () => {
    const file = '\uFEFFnamespace;key;source;message\r\nplan;home;"Hi, you";Olá, você\r\n;;;\r\n';
    expect(readTexts('csv', 'pt', file)).toEqual({
      ok: true,
      texts: [{ namespace: 'plan', key: 'home', message: 'Olá, você' }],
    });
  });
});

describe('writeTexts', () => {
  it('guards cells that a spreadsheet would run as a formula', () => {
    expect(writeTexts('csv', 'pt', [EXAMPLE])).toBe(
      '\uFEFF"namespace","key","source","message"\r\n' +
        '"plan","home","\'=SUM(A1)","\'=HYPERLINK(""x"")"\r\n',
    );
  });

  it('writes notes and leaves out a missing target in XLIFF', () => {
    const file = writeTexts('xliff', 'pt', [{ ...EXAMPLE, message: '' }]);
    expect(file).toContain('<trans-unit id="plan:home" resname="plan:home" xml:space="preserve">');
    expect(file).toContain('<note>Shown in the &lt;menu&gt;</note>');
    expect(file).not.toContain('<target>');
  });
});

describe('readTextFile', () => {
  const json = '{"language": "pt", "texts": {"plan": {"home": "Ol\u00E1"}}}';

  it('names the place of bytes that are not UTF-8', () => {
    const file = { name: 'texts-pt.json', bytes: Buffer.from(`\n${json}`, 'latin1') };
    expect(readTextFile('json', 'pt', file)).toEqual({
      ok: false,
      fault: 'notUtf8',
      detail: 'texts-pt.json:2',
    });
  });

  it('accepts a byte order mark', () => {
    const file = { name: 'texts-pt.json', bytes: Buffer.from(`\uFEFF${json}`) };
    expect(readTextFile('json', 'pt', file)).toEqual({
      ok: true,
      texts: [{ namespace: 'plan', key: 'home', message: 'Ol\u00E1' }],
    });
  });
});

describe('formatOfName', () => {
  it('knows a format by the end of a name', () => {
    const names = ['pt.JSON', 'pt.csv', 'a.b.xlf', 'pt.xliff', 'pt.xlsx', 'csv'];
    expect(names.map(formatOfName)).toEqual(['json', 'csv', 'xliff', 'xliff', null, null]);
  });
});
