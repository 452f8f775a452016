import { describe, expect, it } from 'vitest';
import type { CheckResult } from '#contract/generated/types.ts';
import { findInJson, type JsonFindings } from '../../../../../builder/editor/json/json-findings.ts';
import { readTypedDocument } from '../../../../../builder/editor/json/typed-document.ts';

const words = {
  syntax: (code: number) => `syntax ${code}`,
  duplicate: (key: string) => `duplicate ${key}`,
};

function problem(pointer: string, facts: Partial<CheckResult> = {}): CheckResult {
  return {
    code: 'BM0000',
    severity: 'error',
    pointer,
    messageKey: 'check:BM0000',
    message: `at ${pointer}`,
    params: {},
    layer: 'ruby',
    ...facts,
  };
}

function find(text: string, problems: readonly CheckResult[] = []): JsonFindings {
  return findInJson({ text, brand: 'ruby', problems, words });
}

/** The message, line and underlined text of each located finding. */
function marked(text: string, problems: readonly CheckResult[] = []): readonly unknown[] {
  return find(text, problems).placed.map(({ from, to, line, message }) => [
    message,
    line,
    text.slice(from, to),
  ]);
}

const DOCUMENT = `{
  "id": "ruby",
  "theme": {
    "color": "a \\" quote"
  },
  "menu": [1, { "id": "play" }]
}`;

describe('findInJson', () => {
  it('finds nothing in a valid text without problems', () => {
    expect(find(DOCUMENT)).toEqual({ placed: [], elsewhere: [] });
  });

  it('underlines the whole scalar at a pointer', () => {
    const problems = [problem('/theme/color'), problem('/menu/0')];
    expect(marked(DOCUMENT, problems)).toEqual([
      ['at /theme/color', 4, '"a \\" quote"'],
      ['at /menu/0', 6, '1'],
    ]);
  });

  it('underlines the key of an object, and the bracket of an object in a list', () => {
    expect(marked(DOCUMENT, [problem('/theme'), problem('/menu/1')])).toEqual([
      ['at /theme', 3, '"theme"'],
      ['at /menu/1', 6, '{'],
    ]);
  });

  it('places a missing value at the object that lacks it', () => {
    expect(marked(DOCUMENT, [problem('/theme/font')])).toEqual([['at /theme/font', 3, '"theme"']]);
    expect(marked(DOCUMENT, [problem('/name')])).toEqual([['at /name', 1, '{']]);
  });

  it('orders findings as the text does and keeps their severity', () => {
    const { placed } = find(DOCUMENT, [
      problem('/menu/0', { severity: 'info' }),
      problem('/id', { severity: 'warning' }),
    ]);
    expect(placed.map(({ severity }) => severity)).toEqual(['warning', 'info']);
  });

  it('gives no place to a problem of an inherited layer', () => {
    const inherited = problem('/theme/color', { layer: '_base' });
    expect(find(DOCUMENT, [inherited])).toEqual({ placed: [], elsewhere: [inherited] });
  });

  it('reports a key written twice at its second place', () => {
    expect(marked('{\n  "a/b": 1,\n  "a/b": 2\n}')).toEqual([['duplicate a/b', 3, '"a/b"']]);
  });

  it('reports only syntax faults while the text does not parse', () => {
    const text = '{\n  "id": ruby\n}';
    expect(marked(text, [problem('/id')])[0]).toEqual(['syntax 1', 2, 'ruby']);
    expect(find(text, [problem('/id', { layer: '_base' })]).elsewhere).toEqual([]);
  });

  it('stays within the text when it ends early', () => {
    for (const text of ['', '{', '{"id": "ru', '{\n  "id": 1,\n']) {
      const { placed } = find(text);
      expect(placed.length).toBeGreaterThan(0);
      for (const { from, to } of placed) {
        expect(from).toBeLessThanOrEqual(to);
        expect(to).toBeLessThanOrEqual(text.length);
      }
    }
  });

  it('limits the faults that follow from one mistake', () => {
    expect(find('{ a b c d e f g h i j k l m n o p }').placed.length).toBeLessThanOrEqual(10);
  });
});

describe('readTypedDocument', () => {
  const current = { id: 'ruby', theme: {} };

  it('keeps unknown keys and their order', () => {
    const read = readTypedDocument('{"zeta": 1, "id": "ruby"}', current);
    expect(JSON.stringify(read)).toBe('{"ok":true,"authored":{"zeta":1,"id":"ruby"}}');
  });

  it('adds a missing id', () => {
    expect(readTypedDocument('{"theme": {}}', current)).toEqual({ ok: true, authored: current });
  });

  it('refuses another id, a value that is no object, and text that is not JSON', () => {
    const faultOf = (text: string): unknown => {
      const read = readTypedDocument(text, current);
      return read.ok ? null : read.fault;
    };
    expect(faultOf('{"id": "jade"}')).toBe('otherId');
    expect(faultOf('{"id": null}')).toBe('otherId');
    expect(faultOf('[]')).toBe('notObject');
    expect(faultOf('{')).toBe('notJson');
    expect(faultOf(`"${'a'.repeat(500_001)}"`)).toBe('tooLarge');
  });
});
