/**
 * The only place that writes markup. What it refuses is what a strict content policy or an
 * untrusted code could turn against the page: styles, handlers, outside references, text.
 */
type Tag =
  | 'circle'
  | 'clipPath'
  | 'defs'
  | 'ellipse'
  | 'g'
  | 'line'
  | 'linearGradient'
  | 'path'
  | 'pattern'
  | 'radialGradient'
  | 'rect'
  | 'stop'
  | 'svg'
  | 'use';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A number with at most two decimals and nothing superfluous: 12, -.5, 3.25. */
export function num(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite coordinate: ${value}`);
  const text = String(Math.round(value * 100) / 100);
  if (text === '-0') return '0';
  return text.replace(/^(-?)0\./, '$1.');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an attribute value. */
function escapeValue(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

function writeAttribute(name: string, value: string | number): string {
  if (!/^[a-zA-Z][\w:-]*$/.test(name) || name === 'style' || /^on/i.test(name)) {
    throw new TypeError(`attribute not allowed in a drawing: ${name}`);
  }
  const text = typeof value === 'number' ? num(value) : value;
  const pointsOutside = name === 'href' ? !text.startsWith('#') : /url\((?!#)/.test(text);
  if (pointsOutside || name === 'src') {
    throw new TypeError(`a drawing refers to nothing outside itself: ${name}`);
  }
  return ` ${name}="${escapeValue(text)}"`;
}

/** One element. Attributes that are `undefined` are left out; children are finished markup. */
export function el(tag: Tag, attributes: Attributes, ...children: readonly string[]): string {
  let head = `<${tag}`;
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) head += writeAttribute(name, value);
  }
  const body = children.join('');
  return body === '' ? `${head}/>` : `${head}>${body}</${tag}>`;
}

/** A whole picture. It is decorative: the adjacent HTML carries the text. */
export function picture(width: number, height: number, ...children: readonly string[]): string {
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${num(width)} ${num(height)}`,
      width,
      height,
      fill: 'none',
      'aria-hidden': 'true',
      focusable: 'false',
    },
    ...children,
  );
}
