import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PageInput } from '#brand/page/page-input.ts';
import { loadSiteBundle, type SiteBundle } from '#server/features/page/site-renderer.ts';

/** Renders for as long as `url` says, without a pause, or fails. */
const SLOW_BUNDLE = `
export function renderPage({ url }) {
  if (url === 'fail') throw new TypeError('a component failed');
  if (url === 'crash') process.exit(1);
  const until = Date.now() + Number(url);
  while (Date.now() < until);
  return { html: url };
}
export const [firstNamespaces, placeAt, fontSources, textureSource] = Array(4).fill(() => null);
`;
const inputOf = (url: string) => ({ url }) as PageInput;

let folder: string;
let bundle: SiteBundle;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'render-'));
  const file = path.join(folder, 'bundle.mjs');
  await writeFile(file, SLOW_BUNDLE);
  bundle = await loadSiteBundle(file);
});
afterAll(async () => {
  await bundle.close();
  await rm(folder, { recursive: true });
});

it('keeps the event loop free while a page is rendered', async () => {
  const order: string[] = [];
  const page = bundle.renderPage(inputOf('500')).then(({ html }) => order.push(html));
  for (const turn of ['first', 'second']) {
    await pause(1);
    order.push(turn);
  }
  await page;
  expect(order).toEqual(['first', 'second', '500']);
});

it('fails only the page whose rendering fails', async () => {
  const pages = ['1', 'fail', '2'].map((url) => bundle.renderPage(inputOf(url)));
  expect((await Promise.allSettled(pages)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});

it('renders again after a worker has died', async () => {
  await expect(bundle.renderPage(inputOf('crash'))).rejects.toThrow();
  await expect(bundle.renderPage(inputOf('1'))).resolves.toEqual({ html: '1' });
});

it('names the command to run when there is no bundle', async () => {
  await expect(loadSiteBundle(path.join(folder, 'none.js'))).rejects.toThrow('npm run build');
});
