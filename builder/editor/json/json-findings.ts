import { mapSource, type SourceMap, type SourcePosition } from '#brand/source/source-map.ts';
import { fromPointer } from '#brand/json-pointer.ts';
import type { CheckResult } from '#contract/generated/types.ts';

/** A finding with its range in the text, as offsets from 0. */
export interface JsonFinding {
  readonly from: number;
  /** Equal to `from` at the end of the text. */
  readonly to: number;
  /** Counted from 1. */
  readonly line: number;
  readonly severity: CheckResult['severity'];
  readonly message: string;
}

export interface JsonFindings {
  /** In the order of the text. */
  readonly placed: readonly JsonFinding[];
  /** Problems of inherited layers: this text has no place for them. */
  readonly elsewhere: readonly CheckResult[];
}

/** Messages in the reader's language. */
export interface FindingWords {
  /** @param code The parser's error code; 0 when the parser names none. */
  readonly syntax: (code: number) => string;
  readonly duplicate: (key: string) => string;
}

export interface FindingsInput {
  readonly text: string;
  readonly brand: string;
  /** What the checks reported, last known. */
  readonly problems: readonly CheckResult[];
  readonly words: FindingWords;
}

/** One mistake often causes many follow-up faults. */
const MAX_SYNTAX_FAULTS = 10;

/** Locates syntax faults, duplicate keys and check results in a typed manifest. */
export function findInJson({ text, brand, problems, words }: FindingsInput): JsonFindings {
  const source = mapSource('manifest.json', text);
  const ranges = new TextRanges(text);
  // Pointers into a broken text are guesses, so its check results wait until it parses again.
  if (source.value === undefined) {
    return { placed: syntaxFindings(source, ranges, words), elsewhere: [] };
  }
  const isOwn = ({ layer }: CheckResult): boolean => layer === undefined || layer === brand;
  const placed = [
    ...source.duplicateKeys.map(({ pointer, position }) => ({
      ...ranges.at(position),
      severity: 'error' as const,
      message: words.duplicate(fromPointer(pointer).at(-1) ?? ''),
    })),
    ...problems.filter(isOwn).map((problem) => ({
      ...ranges.ofValue(source, problem.pointer),
      severity: problem.severity,
      message: problem.message,
    })),
  ];
  return {
    placed: placed.toSorted((a, b) => a.from - b.from),
    elsewhere: problems.filter((problem) => !isOwn(problem)),
  };
}

function syntaxFindings(
  source: SourceMap,
  ranges: TextRanges,
  words: FindingWords,
): readonly JsonFinding[] {
  const start = { error: 0, line: 1, column: 1 };
  // The browser's parser is stricter than the one that locates faults.
  const faults = source.faults.length === 0 ? [start] : source.faults.slice(0, MAX_SYNTAX_FAULTS);
  return faults.map((fault) => ({
    ...ranges.at(fault),
    severity: 'error',
    message: words.syntax(fault.error),
  }));
}

type TextRange = Pick<JsonFinding, 'from' | 'to' | 'line'>;

/** A string up to its end or the end of its line, a bare word, or one character. */
const TOKEN = /"(?:[^"\\\n]|\\.)*"?|[^\s",:[\]{}]+|[^\n]/y;

class TextRanges {
  private readonly text: string;
  private readonly lineStarts: readonly number[];

  constructor(text: string) {
    this.text = text;
    let next = 0;
    this.lineStarts = text.split('\n').map((line) => {
      const start = next;
      next += line.length + 1;
      return start;
    });
  }

  /** The token at a position. */
  at({ line, column }: SourcePosition): TextRange {
    const from = Math.min((this.lineStarts[line - 1] ?? 0) + column - 1, this.text.length);
    TOKEN.lastIndex = from;
    const length = TOKEN.exec(this.text)?.[0].length ?? 0;
    return { from, to: from + length, line };
  }

  /** A scalar; for an object or a list, its key: underlining all of it would mark half the text. */
  ofValue(source: SourceMap, pointer: string): TextRange {
    const value = this.at(source.locate(pointer));
    return /[{[]/.test(this.text.charAt(value.from))
      ? this.at(source.locate(pointer, 'key'))
      : value;
  }
}
