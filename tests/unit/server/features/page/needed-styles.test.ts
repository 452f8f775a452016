import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { neededStyles } from '#server/features/page/needed-styles.ts';

const SHEET = `
@charset "utf-8";
:root{--a:1}
.bar{color:red}.bar .deep{color:blue}.gone,.bar:hover{color:green}.gone{color:black}
.bar:not(.gone){top:0}.bar:is(.gone,.deep) a{left:0}
@media (width>=600px){.gone{top:1px}.bar{top:2px}}
@media print{.gone{top:3px}}
@keyframes turn{to{rotate:1turn}}
@supports (color:color(display-p3 1 0 0)){@media print{.deep{color:red}}}
[data-open] .gone{top:4px}
main>p{top:5px}`;

const needed = (html: string): string => neededStyles(SHEET)(html).replaceAll(/\s/g, '');

describe('neededStyles', () => {
  it('leaves out the rules that ask for classes nobody has, and keeps the order', () => {
    expect(needed('<p class="bar other">')).toBe(
      '@charset"utf-8";:root{--a:1}.bar{color:red}.gone,.bar:hover{color:green}' +
        '.bar:not(.gone){top:0}.bar:is(.gone,.deep)a{left:0}' +
        '@media(width>=600px){.bar{top:2px}}@keyframesturn{to{rotate:1turn}}main>p{top:5px}',
    );
  });

  it('keeps everything where every class is there', () => {
    const whole = SHEET.replaceAll(/\s/g, '');
    expect(needed('<p class="bar deep"><b class="gone">')).toBe(whole);
  });

  it('keeps of our own stylesheets what parses as before', () => {
    const files = readdirSync('src/site/frame', { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.css'),
    );
    expect(files.length).toBeGreaterThan(10);
    for (const name of files) {
      const sheet = readFileSync(`src/site/frame/${name}`, 'utf8');
      const classes = [...sheet.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, found]) => found);
      const kept = neededStyles(sheet)(`<p class="${classes.join(' ')}">`);
      const squeeze = (css: string) =>
        parse(css)
          .toString()
          .replaceAll(/\/\*[^]*?\*\/|\s|;(?=\})/g, '');
      expect(squeeze(kept), name).toBe(squeeze(sheet));
    }
  });
});
