import { SVG_ATTRIBUTE, SVG_TAG, SVG_TEXT } from './svg-syntax.ts';

/** Elements a logo may be drawn with: none fetches, runs or embeds anything. */
const ELEMENTS: ReadonlySet<string> = new Set([
  'svg',
  'title',
  'desc',
  'g',
  'defs',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
]);

const ATTRIBUTES: ReadonlySet<string> = new Set([
  'xmlns',
  'id',
  'viewBox',
  'width',
  'height',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'd',
  'points',
  'offset',
  'transform',
  'role',
  'aria-label',
  'aria-hidden',
  'fill',
  'fill-rule',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stroke-opacity',
  'stroke-miterlimit',
  'opacity',
  'stop-color',
  'stop-opacity',
  'clip-path',
  'clip-rule',
  'mask',
  'maskUnits',
  'clipPathUnits',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'letter-spacing',
  'textLength',
  'lengthAdjust',
  'preserveAspectRatio',
]);

/** Bytes; a logo above this is a picture in disguise. */
const SVG_LIMIT_BYTES = 20_000;

/**
 * Every reason that keeps an SVG from being shown to players, in words for an operator; empty when it
 * is safe. It is read strictly and judged by lists of what is allowed: a file with anything beyond
 * them is refused. `cleanSvg` may have run before; what this reads is what is stored.
 */
export function svgFaults(text: string, limitBytes: number = SVG_LIMIT_BYTES): readonly string[] {
  if (text.length > limitBytes) return [`larger than ${limitBytes} bytes`];
  const faults = new Set<string>();
  const open: string[] = [];
  let elements = 0;
  let position = 0;
  /** After a break in the syntax nothing is said about the nesting, which can no longer be known. */
  let isBroken = false;
  while (position < text.length) {
    SVG_TEXT.lastIndex = position;
    const plain = SVG_TEXT.exec(text);
    if (plain !== null) {
      position = SVG_TEXT.lastIndex;
      if (!isBroken && open.length === 0 && plain[0].trim() !== '')
        faults.add('text outside of the picture');
      if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(plain[0])) faults.add('an entity');
      continue;
    }
    SVG_TAG.lastIndex = position;
    const tag = SVG_TAG.exec(text);
    if (tag === null) {
      // Comments, doctypes, CDATA and instructions end here too.
      if (!isBroken) faults.add(`something that is no plain element at ${position}`);
      isBroken = true;
      const next = text.indexOf('<', position + 1);
      position = next === -1 ? text.length : next;
      continue;
    }
    position = SVG_TAG.lastIndex;
    const [, closing, name = '', attributes = '', empty] = tag;
    if (closing === '/') {
      if (open.pop() !== name && !isBroken) {
        faults.add(`</${name}> closes nothing`);
        isBroken = true;
      }
      continue;
    }
    const isRootMissing = elements === 0 ? name !== 'svg' : open.length === 0;
    if (isRootMissing && !isBroken) faults.add('not one svg element');
    elements += 1;
    if (!ELEMENTS.has(name)) faults.add(`the element ${name}`);
    for (const fault of attributeFaults(attributes)) faults.add(fault);
    if (empty !== '/') open.push(name);
  }
  if (!isBroken && (elements === 0 || open.length > 0)) faults.add('not one whole svg element');
  return [...faults];
}

/** Characters of a refusal's detail; the contract allows a little more for the whole message. */
const DETAIL_LENGTH = 800;

/** All faults in one line, as the detail of a refusal. */
export function refusalDetail(faults: readonly string[]): string {
  const detail = faults.join('; ');
  return detail.length <= DETAIL_LENGTH ? detail : `${detail.slice(0, DETAIL_LENGTH - 1)}…`;
}

function attributeFaults(attributes: string): readonly string[] {
  return [...attributes.matchAll(SVG_ATTRIBUTE)].flatMap(([, name = '', quoted, single]) => {
    const value = quoted ?? single ?? '';
    if (!ATTRIBUTES.has(name)) return [`the attribute ${name}`];
    if (value.includes('&')) return [`an entity in ${name}`];
    if (name === 'xmlns') {
      return value === 'http://www.w3.org/2000/svg' ? [] : ['another namespace'];
    }
    // url() may only point at the picture's own gradients and masks.
    const isForeign =
      /url\s*\(\s*['"]?\s*(?!#)/i.test(value) || /[a-z]+:\s*\/\/|data:|javascript:/i.test(value);
    return isForeign ? [`an address in ${name}`] : [];
  });
}
