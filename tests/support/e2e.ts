import { ownAddress } from './e2e-address.ts';
import { setOrigin } from './e2e-call.ts';
import { markPopupsSeen } from './e2e-visitor.ts';
import { type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test';

export { expect };

/** The address of a brand on the server of this run. */
export function origin(brand: string): string {
  const port = process.env['E2E_PORT'];
  if (port === undefined) throw new Error('E2E_PORT is set by tests/support/e2e-server.ts');
  return `http://${brand}.localhost:${port}`;
}

interface SiteOptions extends BrowserContextOptions {
  /** Lets open what opens by itself; other tests go on as if it had been seen. */
  popups?: boolean;
  /** The first page; null: none yet, as for a test that signs in by a call. Omitted: the home page. */
  path?: string | null;
}

interface Fixtures {
  /** Closes every browser context that a test has opened. Those of `beforeAll` stay. */
  closedContexts: undefined;
  /** Opens a page of the brand as a new visitor; paths of `page.goto` are the brand's. */
  site(brand: string, options?: SiteOptions): Promise<Page>;
  /** What went wrong in the pages of `site`; the test fails when it is not empty at its end. */
  pageErrors: string[];
}

export const test = base.extend<Fixtures>({
  closedContexts: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      // An open page keeps drawing and asking the server until the worker ends.
      const opened = browser.contexts().filter((context) => !before.has(context));
      await Promise.all(opened.map((context) => context.close()));
    },
    { auto: true },
  ],
  pageErrors: async ({}, use) => {
    const errors: string[] = [];
    await use(errors);
    expect(errors, 'errors in the pages').toEqual([]);
  },
  site: async ({ browser, pageErrors }, use) => {
    const pages: Page[] = [];
    await use(async (brand, { popups = false, path = '/', ...options } = {}) => {
      const context = await browser.newContext({
        extraHTTPHeaders: ownAddress(),
        baseURL: origin(brand),
        // Marquees and carousels cost a core in each open page; tests about motion ask for it.
        reducedMotion: 'reduce',
        // What a test sees comes from the server, unless the worker is what it is about.
        serviceWorkers: 'block',
        ...options,
      });
      setOrigin(context, options.baseURL ?? origin(brand));
      if (!popups) await context.addInitScript(markPopupsSeen);
      const page = await context.newPage();
      pages.push(page);
      page.on('pageerror', (error) => pageErrors.push(error.stack ?? error.message));
      page.on('console', (message) => {
        const isPolicy = message.text().includes('Content Security Policy');
        if (message.type() === 'error' && isPolicy) pageErrors.push(message.text());
      });
      if (path !== null) await page.goto(path);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});
