import { describe, expect, it } from 'vitest';
import { composePage, type ComposedPage, tagOf } from '#server/features/page/html-page.ts';
import { Problem } from '#server/platform/problem.ts';
import { VisitorPages } from '#server/features/page/visitor-pages.ts';

const TEMPLATE =
  '<html lang="__LANG__" dir="__DIR__" data-scheme="__SCHEME__"><!--head--><script nonce="__CSP_NONCE__"></script><!--app--><!--boot-->';

const page = (app: string, status = 200): ComposedPage =>
  composePage(TEMPLATE, status, {
    language: 'es',
    direction: 'ltr',
    scheme: 'system',
    head: (nonce) => `<style nonce="${nonce}"></style>`,
    app,
    boot: { words: '</script>' },
  });

describe('a composed page', () => {
  it('has a place for the nonce wherever one belongs, and nowhere else', () => {
    const { pieces } = page('<p>nonce __CSP_NONCE__</p>');
    expect(pieces).toHaveLength(4);
    expect(pieces.join('N')).toContain('<style nonce="N"></style><script nonce="N">');
    // What somebody writes is not filled in.
    expect(pieces.join('N')).toContain('<p>nonce __CSP_NONCE__</p>');
    expect(pieces.join('N')).toContain(String.raw`\u003c/script>`);
  });

  it('is named by what it says', () => {
    expect(tagOf(page('a'))).toBe(tagOf(page('a')));
    expect(tagOf(page('a'))).not.toBe(tagOf(page('b')));
    expect(tagOf(page('a'))).toMatch(/^W\/"[\w-]{43}"$/);
  });
});

describe('visitors’ pages', () => {
  const counted = (status = 200) => {
    let count = 0;
    return {
      draw: async () => {
        count += 1;
        return page(`${count}`, status);
      },
      drawn: () => count,
    };
  };

  it('are drawn once for all who ask for the same', async () => {
    const pages = new VisitorPages();
    const { draw, drawn } = counted();
    const version = {};
    const first = await pages.get('denluma es /', version, draw);
    expect(await pages.get('denluma es /', version, draw)).toEqual(first);
    expect(drawn()).toBe(1);
    await pages.get('denluma en /', version, draw);
    expect(drawn()).toBe(2);
  });

  it('are drawn anew as soon as anything of the brand changes', async () => {
    const pages = new VisitorPages();
    const { draw, drawn } = counted();
    const before = await pages.get('denluma es /', {}, draw);
    const after = await pages.get('denluma es /', {}, draw);
    expect(drawn()).toBe(2);
    expect(after.tag).not.toBe(before.tag);
  });

  it('are drawn once for all who ask at the same time', async () => {
    const pages = new VisitorPages();
    const { draw, drawn } = counted();
    const version = {};
    await Promise.all([1, 2, 3].map(() => pages.get('denluma es /', version, draw)));
    expect(drawn()).toBe(1);
  });

  it('keep the page for unknown paths', async () => {
    const pages = new VisitorPages();
    const { draw, drawn } = counted(404);
    const version = {};
    await pages.get('denluma es /404', version, draw);
    await pages.get('denluma es /404', version, draw);
    expect(drawn()).toBe(1);
  });

  it('do not pass the refusal of one caller on to another', async () => {
    const pages = new VisitorPages();
    const { draw } = counted();
    const version = {};
    const refused = pages.get('denluma es /', version, () => Promise.reject(new Error('full')));
    const other = pages.get('denluma es /', version, draw);
    await expect(refused).rejects.toThrow('full');
    expect((await other).page.status).toBe(200);
  });

  it('are shown a minute longer where the server has more to draw than it can', async () => {
    let now = 1;
    const pages = new VisitorPages(() => now);
    const version = {};
    const busy = () => Promise.reject(new Problem('OVERLOADED', { retryAfterSeconds: 2 }));
    await expect(pages.get('denluma es /', version, busy)).rejects.toThrow(Problem);
    const first = await pages.get('denluma es /', version, counted().draw);
    now += 50_000;
    expect(await pages.get('denluma es /', version, busy)).toBe(first);
    await expect(pages.get('denluma es /', {}, busy)).rejects.toThrow(Problem);
    const broken = () => Promise.reject(new Error('a component failed'));
    await expect(pages.get('denluma es /', version, broken)).rejects.toThrow('failed');
    now += 20_000;
    await expect(pages.get('denluma es /', version, busy)).rejects.toThrow(Problem);
  });
});
