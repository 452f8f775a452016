import { SVG_TAG, SVG_TEXT } from './svg-syntax.ts';

/** Prefixes under which drawing programs keep their own data in a file; none of it is drawn. */
const EDITOR_PREFIXES: ReadonlySet<string> = new Set([
  'a',
  'adobe',
  'bx',
  'cc',
  'dc',
  'figma',
  'graph',
  'i',
  'inkscape',
  'krita',
  'rdf',
  'serif',
  'sketch',
  'sodipodi',
  'svgjs',
  'vectornator',
  'x',
]);

/** Facts about the file, and hints that change nothing a browser draws. */
const EDITOR_ATTRIBUTES: ReadonlySet<string> = new Set([
  'baseProfile',
  'data-name',
  'enable-background',
  'version',
  'xml:space',
  'xmlns:svg',
  'xmlns:xlink',
]);

/** Bounds the work; the limits of drawings are far below. */
const MAX_LENGTH = 1_000_000;

const PROLOGUE = /<\?xml\s[^<>]*\?>/y;
/** An internal subset, which may define entities, is not matched. */
const DOCTYPE = /<!DOCTYPE\s[^<>[\]]*>/iy;
const ATTRIBUTE = /\s+([\w:-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;

/**
 * An SVG without what drawing programs add for themselves: their namespaces, elements and
 * attributes, `<metadata>`, comments, the XML declaration and a plain doctype. It decides nothing
 * about safety: `svgFaults` judges the text that it returns, and that text is what is stored.
 */
export function cleanSvg(text: string): string {
  if (text.length > MAX_LENGTH) return text;
  const kept: string[] = [];
  /** Depth within an element that is dropped; 0 outside of one. */
  let dropped = 0;
  let position = 0;
  while (position < text.length) {
    const skipped = editorMarkupLength(text, position);
    if (skipped > 0) {
      position += skipped;
      continue;
    }
    const plain = matchAt(SVG_TEXT, text, position);
    if (plain !== null) {
      position += plain[0].length;
      if (dropped === 0) kept.push(plain[0]);
      continue;
    }
    const tag = matchAt(SVG_TAG, text, position);
    // The rest is kept as it came, so that the check of the result refuses it.
    if (tag === null) return kept.join('') + text.slice(position);
    position += tag[0].length;
    const [whole, closing, name = '', attributes = '', empty] = tag;
    const isEmpty = empty === '/';
    if (dropped > 0) {
      if (closing === '/') dropped -= 1;
      else if (!isEmpty) dropped += 1;
    } else if (closing !== '/' && isEditorElement(name)) {
      dropped = isEmpty ? 0 : 1;
    } else {
      const own = attributes.replaceAll(ATTRIBUTE, (attribute, attributeName: string) =>
        isEditorAttribute(attributeName) ? '' : attribute,
      );
      kept.push(own === attributes ? whole : `<${name}${own}${empty}>`);
    }
  }
  return kept.join('');
}

/** Length of a comment, an XML declaration or a plain doctype at a position; 0 for anything else. */
function editorMarkupLength(text: string, position: number): number {
  if (text.startsWith('<!--', position)) {
    const end = text.indexOf('-->', position + '<!--'.length);
    return end === -1 ? 0 : end + '-->'.length - position;
  }
  const markup = matchAt(PROLOGUE, text, position) ?? matchAt(DOCTYPE, text, position);
  return markup === null ? 0 : markup[0].length;
}

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

function isEditorElement(name: string): boolean {
  return name === 'metadata' || EDITOR_PREFIXES.has(prefixOf(name));
}

function prefixOf(name: string): string {
  const [prefix = '', local] = name.split(':');
  return local === undefined ? '' : prefix;
}

function isEditorAttribute(name: string): boolean {
  const declared = name.startsWith('xmlns:') ? name.slice('xmlns:'.length) : prefixOf(name);
  return EDITOR_ATTRIBUTES.has(name) || EDITOR_PREFIXES.has(declared);
}
