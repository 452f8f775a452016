import { describe, expect, it } from 'vitest';
import type { LocatedFinding } from '#brand/checks/check-result.ts';
import { stepsApplied } from '../../../scripts/brands-check/apply-fixes.ts';
import { loadMessages } from '../../../scripts/brands-check/messages.ts';
import { asGithub, asJson, asSarif, asText } from '../../../scripts/brands-check/report.ts';

const messages = await loadMessages('brands/_base/locales', 'en');
const spanish = await loadMessages('brands/_base/locales', 'es');

const result: LocatedFinding = {
  code: 'BM1106',
  severity: 'error',
  brand: 'kyvolta',
  layer: 'kyvolta',
  pointer: '/theme/recipe',
  file: 'brands/kyvolta/manifest.json',
  line: 29,
  column: 15,
  messageKey: 'check:BM1106',
  params: { value: 'a\nb', meant: 'b', allowed: 'b, c' },
  suggestions: [
    {
      messageKey: 'check:suggest.value',
      params: { value: 'b' },
      patch: [{ op: 'replace', path: '/theme/recipe', value: 'b' }],
    },
  ],
};
const fixable: LocatedFinding = {
  ...result,
  code: 'BM1304',
  severity: 'warning',
  messageKey: 'check:BM1304',
  params: { what: '/x' },
  fix: [],
  suggestions: [],
};

describe('reports', () => {
  it('as text: place, code, words, suggestion, and how much was read', () => {
    const lines = asText(
      [{ ...result, params: { ...result.params, value: 'a' } }, fixable],
      messages,
      2,
    ).split('\n');
    expect(lines).toEqual([
      'brands/kyvolta/manifest.json:29:15 error BM1106 "a" is not one of: b, c.  (use b)',
      'brands/kyvolta/manifest.json:29:15 warning BM1304 Nothing is inherited at /x, so there is nothing to take out.  (--fix repairs it)',
      '2 brands read, 1 errors, 1 warnings',
    ]);
    expect(asText([fixable], spanish, 1)).toContain('No se hereda nada en /x');
  });

  it('as JSON, with words', () => {
    expect(JSON.parse(asJson([result], messages))).toMatchObject([
      {
        code: 'BM1106',
        line: 29,
        message: '"a\nb" is not one of: b, c.',
        suggestions: [{ message: 'use b' }],
      },
    ]);
  });

  it('as SARIF, with the rule among the rules', () => {
    const { runs, version } = JSON.parse(asSarif([result], messages)) as {
      version: string;
      runs: { tool: { driver: { rules: { id: string }[] } }; results: unknown[] }[];
    };
    expect(version).toBe('2.1.0');
    expect(runs[0]?.results).toMatchObject([
      {
        ruleId: 'BM1106',
        level: 'error',
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'brands/kyvolta/manifest.json' },
              region: { startLine: 29, startColumn: 15 },
            },
          },
        ],
      },
    ]);
    expect(runs[0]?.tool.driver.rules.map(({ id }) => id)).toContain('BM1106');
  });

  it('as GitHub commands, which no text can leave', () => {
    expect(asGithub([{ ...result, file: 'a,b:c.json' }], messages)).toBe(
      '::error file=a%2Cb%3Ac.json,line=29,col=15,title=BM1106::"a%0Ab" is not one of: b, c.',
    );
  });
});

describe('stepsApplied', () => {
  const text = '{\n  "list": [\n    1,\n    2,\n    3\n  ],\n  "keep": "é",\n  "a/b": 1\n}\n';

  it('removes several items of one list, each the one that was meant', () => {
    const after = stepsApplied(text, [
      { op: 'remove', path: '/list/0' },
      { op: 'remove', path: '/list/2' },
    ]);
    expect(JSON.parse(after)).toEqual({ list: [2], keep: 'é', 'a/b': 1 });
    expect(after).toContain('"keep": "é"');
  });

  it('counts as numbers, replaces and adds', () => {
    const long = JSON.stringify({ list: Array.from({ length: 12 }, (_, n) => n) });
    const removed = stepsApplied(long, [
      { op: 'remove', path: '/list/2' },
      { op: 'remove', path: '/list/10' },
    ]);
    expect(JSON.parse(removed)).toEqual({ list: [0, 1, 3, 4, 5, 6, 7, 8, 9, 11] });
    expect(
      JSON.parse(stepsApplied(text, [{ op: 'replace', path: '/a~1b', value: 7 }])),
    ).toMatchObject({ 'a/b': 7 });
  });
});
