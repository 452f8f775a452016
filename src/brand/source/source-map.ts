import { type Node, parseTree, type ParseError } from 'jsonc-parser';
import { type Json, parseJson } from '../json.ts';
import { fromPointer, parentPointer, toPointer } from '../json-pointer.ts';
import { type ScannedPlace, scanPlaces } from './scan-json.ts';
import { countKeys, countKeyTokens } from './count-keys.ts';

/** A place in a file, counted from 1 as editors do. */
export interface SourcePosition {
  readonly line: number;
  readonly column: number;
}

export interface SyntaxFault extends SourcePosition {
  /** The token the parser expected. */
  readonly error: number;
}

/** A JSON text with the position of each of its values. */
export interface SourceMap {
  readonly file: string;
  /** The parsed text; undefined when it is not JSON. */
  readonly value: Json | undefined;
  readonly faults: readonly SyntaxFault[];
  /** Keys written twice in one object, by pointer: a parser silently keeps the last. */
  readonly duplicateKeys: readonly {
    readonly pointer: string;
    readonly position: SourcePosition;
  }[];
  /** Position of a value; for `key`, of its key. A missing value gets its parent's position. */
  locate(pointer: string, what?: 'key' | 'value'): SourcePosition;
}

/**
 * Parses a JSON text: no comments, no trailing commas, since other tools read it too. The syntax tree
 * with its positions is built on first use; a valid file does not need it.
 */
export function mapSource(file: string, text: string): SourceMap {
  const value = parseJson(text);
  let built: PositionTree | undefined;
  const tree = (): PositionTree => (built ??= buildTree(text));
  const repeatsKey = value !== undefined && countKeys(value) !== countKeyTokens(text);
  let places: ReadonlyMap<string, ScannedPlace> | undefined;
  let lineStarts: readonly number[] | undefined;
  return {
    file,
    value,
    get faults() {
      return value === undefined ? tree().faults : [];
    },
    get duplicateKeys() {
      return value === undefined || repeatsKey ? tree().duplicateKeys() : [];
    },
    locate(pointer, what = 'value') {
      if (value === undefined || repeatsKey) return tree().locate(pointer, what);
      places ??= scanPlaces(text);
      lineStarts ??= findLineStarts(text);
      const place = nearest(places, pointer);
      return positionAt(lineStarts, what === 'key' ? (place.key ?? place.value) : place.value);
    },
  };
}

/** The place of a value, or of the nearest one that holds it. */
function nearest(places: ReadonlyMap<string, ScannedPlace>, pointer: string): ScannedPlace {
  for (let at = pointer; ; at = parentPointer(at)) {
    const place = places.get(at);
    if (place !== undefined) return place;
    if (at === '') return { value: 0, key: null };
  }
}

interface PositionTree extends Pick<SourceMap, 'faults' | 'locate'> {
  duplicateKeys(): SourceMap['duplicateKeys'];
}

function buildTree(text: string): PositionTree {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const lineStarts = findLineStarts(text);
  const position = (offset: number) => positionAt(lineStarts, offset);
  return {
    faults: errors.map(({ error, offset }) => ({ error, ...position(offset) })),
    duplicateKeys: () => (root === undefined ? [] : duplicates(root, position)),
    locate(pointer, what) {
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

/** The last of two equal keys wins, as in every parser. */
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
