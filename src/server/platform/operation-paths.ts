import { operations } from '#contract/generated/operations.ts';
import type { OperationDefinition } from '#contract/operation.ts';

/** One segment of a path; a parameter takes every text but the empty one. */
interface Segment {
  literal: Map<string, Segment>;
  parameter: Segment | null;
  methods: string[];
}

/** The addresses of operations, and the methods that each of them takes. */
export class OperationPaths {
  private readonly root = emptySegment();

  constructor(definitions: readonly Pick<OperationDefinition, 'path' | 'method'>[]) {
    for (const { path, method } of definitions) {
      const end = segmentsOf(path).reduce(openSegment, this.root);
      end.methods.push(...(method === 'GET' ? ['GET', 'HEAD'] : [method]));
    }
  }

  /**
   * @param url as requested, with or without its query
   * @returns the methods that the address takes; none where no operation has it
   */
  methodsAt(url: string): readonly string[] {
    return methodsBelow(this.root, segmentsOf(url.split(/[?#]/, 1)[0] ?? '')) ?? [];
  }
}

/** First segments of the addresses of operations. Pages have others. */
export const OPERATION_ROOTS: ReadonlySet<string> = new Set(
  Object.values(operations).map(({ path }) => path.split('/')[1] ?? ''),
);

/** A literal segment goes first; where it leads nowhere, the parameter at its side is tried, as the router does. */
function methodsBelow(at: Segment, [part, ...rest]: readonly string[]): readonly string[] | null {
  if (part === undefined) return at.methods.length === 0 ? null : at.methods;
  const next = at.literal.get(part);
  const found = next === undefined ? null : methodsBelow(next, rest);
  if (found !== null || part === '' || at.parameter === null) return found;
  return methodsBelow(at.parameter, rest);
}

/** The router ignores one slash at the end, so this does too. */
function segmentsOf(path: string): string[] {
  return path.replace(/^\//, '').replace(/\/$/, '').split('/');
}

const emptySegment = (): Segment => ({ literal: new Map(), parameter: null, methods: [] });

function openSegment(at: Segment, part: string): Segment {
  if (part.startsWith('{')) return (at.parameter ??= emptySegment());
  const next = at.literal.get(part) ?? emptySegment();
  at.literal.set(part, next);
  return next;
}
