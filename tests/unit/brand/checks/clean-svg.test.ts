import { describe, expect, it } from 'vitest';
import { cleanSvg } from '#brand/checks/registry/clean-svg.ts';
import { svgFaults } from '#brand/checks/registry/svg-faults.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';

describe('cleanSvg', () => {
  it('drops what Inkscape adds for itself', () => {
    const drawn = cleanSvg(`<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape -->
<svg version="1.1" ${SVG} xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" viewBox="0 0 9 9">
<sodipodi:namedview id="base"><inkscape:grid id="grid1"/></sodipodi:namedview>
<metadata><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata>
<title>Bank</title><g inkscape:label="Layer 1"><path d="M0 0h9v9z"/></g></svg>`);
    expect(svgFaults(drawn)).toEqual([]);
    expect(drawn.replaceAll(/\s*\n\s*/g, '')).toBe(
      `<svg ${SVG} viewBox="0 0 9 9"><title>Bank</title><g><path d="M0 0h9v9z"/></g></svg>`,
    );
  });

  it('drops the doctype and the namespaces of other drawing programs', () => {
    const drawn = cleanSvg(
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg ${SVG} xmlns:serif="http://www.serif.com/" xmlns:sketch="http://www.bohemiancoding.com/sketch/ns" xmlns:bx="https://boxy-svg.com" xml:space="preserve"><g serif:id="a" sketch:type="MSLayerGroup"><bx:grid x="0"/></g></svg>`,
    );
    expect(drawn).toBe(`<svg ${SVG}><g></g></svg>`);
  });

  it('keeps a drawing without such data to the byte', () => {
    const plain = `<svg ${SVG} viewBox='0 0 9 9' >\n<path d="M0 0" />\n</svg >\n`;
    expect(cleanSvg(plain)).toBe(plain);
  });

  it.each([
    ['a script', `<svg ${SVG}><script>alert(1)</script></svg>`],
    ['a script joined by a comment', `<svg ${SVG}><scr<!-- -->ipt>alert(1)</script></svg>`],
    [
      'a script after metadata that is not closed',
      `<svg ${SVG}><metadata><script>x</script></svg>`,
    ],
    ['a handler next to a namespace', `<svg ${SVG} xmlns:xlink="x" onload="alert(1)"></svg>`],
    [
      'a link to another file',
      `<svg ${SVG}><path xlink:href="https://evil.example/x" d=""/></svg>`,
    ],
    ['foreign content', `<svg ${SVG}><foreignObject><p>x</p></foreignObject></svg>`],
    ['an entity joined by a comment', `<svg ${SVG}><text>&#<!-- -->106;</text></svg>`],
    ['a doctype that defines entities', `<!DOCTYPE svg [<!ENTITY x "y">]><svg ${SVG}></svg>`],
    ['a comment that does not end', `<svg ${SVG}><!-- x</svg>`],
    ['an instruction', `<?xml-stylesheet href="//evil.example"?><svg ${SVG}></svg>`],
    ['an unknown namespace', `<svg ${SVG} xmlns:evil="http://www.w3.org/1999/xhtml"></svg>`],
  ])('leaves %s to be refused', (_, text) => {
    expect(svgFaults(cleanSvg(text))).not.toEqual([]);
  });

  it('answers at once to what is made to be slow', () => {
    const since = performance.now();
    const open = `<svg ${SVG}>`;
    for (const text of [
      `${open}${'<metadata>'.repeat(50_000)}`,
      `${open}<!--${'-'.repeat(900_000)}`,
      `${open}${'<!-- x -->'.repeat(50_000)}`,
      `<svg ${'xmlns:x="y" '.repeat(50_000)}`,
      `<svg${' '.repeat(19_000)}`,
    ]) {
      svgFaults(cleanSvg(text));
    }
    expect(performance.now() - since).toBeLessThan(1000);
  });
});
