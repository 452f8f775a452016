import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { svgFaults } from '#brand/checks/registry/svg-faults.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;

describe('svgFaults', () => {
  it('takes every shipped logo', () => {
    let seen = 0;
    for (const kind of ['banks', 'providers']) {
      const folder = `brands/_registry/${kind}`;
      for (const name of readdirSync(folder).filter((file) => file.endsWith('.svg'))) {
        expect(svgFaults(readFileSync(`${folder}/${name}`, 'utf8')), name).toEqual([]);
        seen += 1;
      }
    }
    expect(seen).toBe(86);
  });

  it('takes gradients of its own and plain words', () => {
    const gradient =
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>';
    expect(
      svgFaults(svg(`${gradient}<path d="M0 0z" fill="url(#a)"/><text x='1'>A &amp; B</text>`)),
    ).toEqual([]);
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>')],
    ['a handler', svg('<path d="M0 0" onload="alert(1)"/>')],
    ['a handler on the root', svg('', ' onload="alert(1)"')],
    ['a handler without quotes', svg('<path onload=alert(1)></path>')],
    ['foreign content', svg('<foreignObject><p>x</p></foreignObject>')],
    ['a picture', svg('<image href="https://evil.example/x.png"/>')],
    ['a use of another file', svg('<use href="https://evil.example/x.svg#a"/>')],
    ['an animation', svg('<animate attributeName="href" to="javascript:alert(1)"/>')],
    ['a link', svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>')],
    ['a style element', svg('<style>@import url(//evil.example)</style>')],
    ['a style attribute', svg('<path style="background:url(//evil.example)" d=""/>')],
    ['a fill from elsewhere', svg('<path fill="url(https://evil.example#a)" d=""/>')],
    ['a fill from elsewhere, spaced', svg(`<path fill="url( '//evil.example#a')" d=""/>`)],
    ['a fill by data', svg('<path fill="url(data:image/svg+xml,x)" d=""/>')],
    ['a doctype', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('')}`],
    ['an entity', svg('<text>&x;</text>')],
    ['an entity in an attribute', svg('<path d="&#106;"/>')],
    ['a comment', svg('<!-- x -->')],
    ['character data', svg('<![CDATA[<script>]]>')],
    ['an instruction', `<?xml-stylesheet href="//evil.example"?>${svg('')}`],
    ['another namespace', svg('', ' xmlns:xlink="http://www.w3.org/1999/xlink"')],
    ['another language', '<svg xmlns="http://www.w3.org/1999/xhtml"></svg>'],
    ['an html page', '<html></html>'],
    ['two pictures', svg('') + svg('')],
    ['words around it', `x${svg('')}`],
    ['a picture that does not end', '<svg xmlns="http://www.w3.org/2000/svg"><g>'],
    ['elements that cross', svg('<g><defs></g></defs>')],
    ['nothing', ''],
    ['too much', svg(`<path d="${'M0 0'.repeat(6000)}"/>`)],
  ])('refuses %s', (_, text) => {
    expect(svgFaults(text)).not.toEqual([]);
  });

  it('lists every reason, also after a break in the syntax', () => {
    expect(
      svgFaults(svg('<style>a</style><!-- x --><path onload="a" d="&#1;"/><script>1</script>')),
    ).toEqual([
      'the element style',
      expect.stringContaining('something that is no plain element'),
      'the attribute onload',
      'an entity in d',
      'the element script',
    ]);
  });

  it('answers at once to what is made to be slow', () => {
    const since = performance.now();
    for (const text of [
      `<svg ${'a="b" '.repeat(3000)}`,
      `<svg${' '.repeat(19_000)}`,
      '<g>'.repeat(6000),
    ]) {
      svgFaults(text);
    }
    expect(performance.now() - since).toBeLessThan(1000);
  });
});
