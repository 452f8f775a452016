import { type Node, parseTree, type ParseError } from 'jsonc-parser';
import { fromPointer, parentPointer, toPointer } from '../json-pointer.ts';

/** A place in a file, counted from 1 as editors do. */
export interface SourcePosition {
  readonly line: number;
  readonly column: number;
}

export interface SyntaxFault extends SourcePosition {
  /** What the parser expected. */
  readonly error: number;
}

/** A JSON text that can tell where each of its values stands. */
export interface SourceMap {
  readonly file: string;
  readonly faults: readonly SyntaxFault[];
  /** Keys written twice in one object, by pointer: a parser silently keeps the last. */
  readonly duplicateKeys: readonly {
    readonly pointer: string;
    readonly position: SourcePosition;
  }[];
  /** Where a value stands; for `key`, where its key does. What is not there: where its holder is. */
  locate(pointer: string, what?: 'key' | 'value'): SourcePosition;
}

/** Reads positions out of a JSON text. No comments, no trailing commas: other tools read it too. */
export function mapSource(file: string, text: string): SourceMap {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const lineStarts = findLineStarts(text);
  const position = (offset: number) => positionAt(lineStarts, offset);
  return {
    file,
    faults: errors.map(({ error, offset }) => ({ error, ...position(offset) })),
    duplicateKeys: root === undefined ? [] : duplicates(root, position),
    locate(pointer, what = 'value') {
      const node = root === undefined ? undefined : nodeAt(root, pointer);
      if (root === undefined || node === undefined) return { line: 1, column: 1 };
      const holder = node.parent;
      const isProperty = what === 'key' && holder?.type === 'property';
      return position(isProperty ? holder.offset : node.offset);
    },
  };
}

function nodeAt(root: Node, pointer: string): Node | undefined {
  for (let at = pointer; ; at = parentPointer(at)) {
    const node = findExactly(root, at);
    if (node !== undefined || at === '') return node;
  }
}

function findExactly(root: Node, pointer: string): Node | undefined {
  let node: Node | undefined = root;
  for (const segment of fromPointer(pointer)) {
    if (node === undefined) return undefined;
    node = node.type === 'array' ? itemAt(node, segment) : lastValueOf(node, segment);
  }
  return node;
}

function itemAt(list: Node, segment: string): Node | undefined {
  return /^\d+$/.test(segment) ? list.children?.[Number(segment)] : undefined;
}

/** Of a key that is said twice the last counts, as for every parser. */
function lastValueOf(object: Node, key: string): Node | undefined {
  return object.children?.findLast((property) => property.children?.[0]?.value === key)
    ?.children?.[1];
}

function duplicates(
  root: Node,
  position: (offset: number) => SourcePosition,
): SourceMap['duplicateKeys'] {
  const found: { pointer: string; position: SourcePosition }[] = [];
  const path: (string | number)[] = [];
  const visit = (node: Node): void => {
    const seen = new Set<unknown>();
    for (const [index, child] of (node.children ?? []).entries()) {
      const [key, value] = node.type === 'object' ? (child.children ?? []) : [undefined, child];
      const name = key === undefined ? index : String(key.value);
      path.push(name);
      if (key !== undefined && seen.has(key.value)) {
        found.push({ pointer: toPointer(path), position: position(key.offset) });
      }
      if (key !== undefined) seen.add(key.value);
      if (value?.children !== undefined) visit(value);
      path.pop();
    }
  };
  visit(root);
  return found;
}

function findLineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function positionAt(lineStarts: readonly number[], offset: number): SourcePosition {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1 };
}
