/** What the tests read out of a drawing. Throws on anything that is not strict XML of tags only. */
export interface Markup {
  readonly tags: readonly string[];
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly ids: readonly string[];
  /** Names referred to by `href="#..."` and `url(#...)`. */
  readonly references: readonly string[];
}

const token = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[a-zA-Z][\w:-]*="[^"<]*")*)\s*(\/?)>|[^<]+|</g;
const attribute = /([a-zA-Z][\w:-]*)="([^"]*)"/g;
const entity = /&(?!(?:amp|lt|gt|quot|#39);)/;

export function readMarkup(svg: string): Markup {
  const open: string[] = [];
  const tags: string[] = [];
  const attributes: (readonly [string, string])[] = [];
  for (const [whole, closing, tag, rest, selfClosing] of svg.matchAll(token)) {
    if (tag === undefined)
      throw new Error(`text or broken tag in the drawing: ${whole.slice(0, 60)}`);
    if (closing === '/') {
      const expected = open.pop();
      if (expected !== tag) throw new Error(`</${tag}> closes <${expected ?? 'nothing'}>`);
      continue;
    }
    tags.push(tag);
    const names = new Set<string>();
    for (const [, name, value] of (rest ?? '').matchAll(attribute)) {
      if (name === undefined || value === undefined) continue;
      if (names.has(name)) throw new Error(`<${tag}> says ${name} twice`);
      if (entity.test(value)) throw new Error(`bare & in ${name}="${value}"`);
      names.add(name);
      attributes.push([name, value]);
    }
    if (selfClosing !== '/') open.push(tag);
  }
  if (open.length > 0) throw new Error(`never closed: ${open.join(', ')}`);
  const values = (wanted: string) =>
    attributes.filter(([name]) => name === wanted).map(([, value]) => value);
  const urls = attributes.flatMap(([, value]) =>
    [...value.matchAll(/url\(#([^)]+)\)/g)].map(([, name]) => name ?? ''),
  );
  return {
    tags,
    attributes,
    ids: values('id'),
    references: [...values('href').map((value) => value.replace(/^#/, '')), ...urls],
  };
}
