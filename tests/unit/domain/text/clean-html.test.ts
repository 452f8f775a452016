import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANNOUNCEMENT_HTML } from '#domain/announcement/announcement-html.ts';
import { PAGE_HTML } from '#domain/help/page-html.ts';
import { cleanHtml } from '#domain/text/clean-html.ts';

const LINK = '<a href="https://example.com/a?b=1" rel="noopener noreferrer" target="_blank">x</a>';

describe('what is let through', () => {
  it.each([
    ['words', 'Hola &amp; adiós', 'Hola &amp; adiós'],
    ['short list', '<h3>A</h3><p><b>b</b> <em>c</em><br>d</p>', null],
    ['lists', '<ul><li>1</li><li>2</li></ul><ol><li>3</li></ol>', null],
    ['what was left open', '<p>one<p>two <b>three', '<p>one</p><p>two <b>three</b></p>'],
    ['a link, made safe', '<a href="https://example.com/a?b=1">x</a>', LINK],
    ['a link as we wrote it', LINK, LINK],
  ])('%s', (_name, written, kept) => {
    expect(cleanHtml(written, ANNOUNCEMENT_HTML)).toEqual({ html: kept ?? written, faults: [] });
  });
});

describe('what is named and does not come through', () => {
  it.each([
    ['<p>a</p><script>alert(1)</script>', '<script>', '<p>a</p>'],
    ['<p style="color:red">a</p>', 'style="color:red"', '<p>a</p>'],
    ['<p onclick="x()">a</p>', 'onclick="x()"', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', '<img>', ''],
    ['<iframe src="https://example.com"></iframe>', '<iframe>', ''],
    ['<svg><a href="https://example.com">x</a></svg>', '<svg>', ''],
    ['<style>p{}</style>b', '<style>', 'b'],
    ['a<!-- b -->', '<!-- -->', 'a'],
    ['<template><p>x</p></template>', '<template>', ''],
    ['<a href="javascript:alert(1)">x</a>', 'href="javascript:alert(1)"', '<a>x</a>'],
    ['<a href=" jav&#x09;ascript:x">x</a>', 'href=" jav\tascript:x"', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', 'href="//evil.example"', '<a>x</a>'],
    ['<a href="/promotions">x</a>', 'href="/promotions"', '<a>x</a>'],
    ['<a href="https:\\\\evil">x</a>', String.raw`href="https:\\evil"`, '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', 'href="data:text/html,x"', '<a>x</a>'],
    ['<a target="_top" href="https://a.example">x</a>', 'target="_top"', null],
  ])('%s', (written, what, kept) => {
    const { html, faults } = cleanHtml(written, ANNOUNCEMENT_HTML);
    expect(faults.map((fault) => fault.what)).toEqual([what]);
    if (kept !== null) expect(html).toBe(kept);
    expect(html).not.toContain('_top');
  });

  it('each thing once, in the order it stands', () => {
    const { faults } = cleanHtml(
      '<u>a</u><font>b</font><p id="c">d</p><font>e</font>',
      ANNOUNCEMENT_HTML,
    );
    expect(faults.map(({ what }) => what)).toEqual(['<font>', 'id="c"']);
  });

  it('what would multiply while it is read', () => {
    const bomb = `${'<b class=x>'.repeat(400)}${'<p>'.repeat(400)}`;
    expect(cleanHtml(bomb, ANNOUNCEMENT_HTML)).toMatchObject({
      html: '',
      faults: [{ code: 'TOO_MANY_TAGS' }],
    });
  });

  it('nesting without end', () => {
    const { faults } = cleanHtml('<ul><li>'.repeat(200), ANNOUNCEMENT_HTML);
    expect(faults.map(({ code }) => code)).toContain('TAG');
  });
});

const PIECES =
  '<p> </p> <b> </b> <i> <ul> <li> </ul> <ol> <a> </a> <h3> </h4> <h4> <br> <hr> <blockquote> ' +
  '<script> </script> <!-- --> <table> <td> <svg> <math> <mtext> </p " &lt; & < é';
const piece = fc.constantFrom(...PIECES.split(' '), '<a href="https://a.example/?q=&quot;">', '\n');
const junk = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

describe('anything at all', () => {
  it('comes out with nothing but the tags of the list, and reads the same again', () => {
    fc.assert(
      fc.property(junk, (written) => {
        const { html } = cleanHtml(written, ANNOUNCEMENT_HTML);
        expect(html).not.toMatch(/<\/?(?:script|svg|math|table|td|mtext|!)/);
        const again = cleanHtml(html, ANNOUNCEMENT_HTML);
        expect(again.faults).toEqual([]);
        expect(again.html).toBe(html);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('what a page of the help centre may hold', () => {
  const faultsOf = (html: string) => cleanHtml(html, PAGE_HTML).faults.map(({ what }) => what);

  it('is structure, emphasis, tables, and links out, in and to people', () => {
    const html =
      '<h2>Title</h2><p>Words, <strong>strong</strong> and <a href="/terms">linked</a>.</p>' +
      '<ul><li>one</li></ul>' +
      '<table><tbody><tr><th scope="row">a</th><td>b</td></tr></tbody></table>' +
      '<p><a href="#part">part</a> <a href="mailto:a@b.pe">mail</a></p>';
    expect(cleanHtml(html, PAGE_HTML)).toEqual({ html, faults: [] });
    expect(cleanHtml('<a href="https://example.org/x">out</a>', PAGE_HTML).html).toContain(
      'rel="noopener noreferrer"',
    );
  });

  it('is told what it may not hold, by name', () => {
    expect(faultsOf('<p>a</p><script>alert(1)</script>')).toEqual(['<script>']);
    expect(faultsOf('<p onclick="x()" style="a:b">a</p>')).toEqual([
      'onclick="x()"',
      'style="a:b"',
    ]);
    expect(faultsOf('<img src=x onerror=alert(1)>')).toEqual(['<img>']);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
    '',
  ])('does not link to %j', (href) => {
    expect(faultsOf(`<a href="${href}">x</a>`)).toHaveLength(1);
  });

  it('comes out as it went in a second time, whatever it was', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = cleanHtml(text, PAGE_HTML);
        expect(cleanHtml(once.html, PAGE_HTML).html).toBe(once.html);
      }),
    );
  });
});
