import { ownAddress } from './e2e-address.ts';
import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type FrameLocator,
  type Page,
} from '@playwright/test';
import type { BrandDraft, ListRevisionsValue, StaffSession } from '#contract/generated/types.ts';
import { test as base } from './e2e.ts';

/** Accounts of the demo, as the server prints them at its start. */
export const STAFF_PASSWORDS = {
  admin: 'demo-admin-2026',
  editor: 'demo-editor-2026',
  operator: 'demo-operator-2026',
} as const;

type StaffName = keyof typeof STAFF_PASSWORDS;

/** The builder stands beside the sites, on a host of its own. */
export function builderOrigin(): string {
  return `http://localhost:${process.env['E2E_PORT']}`;
}

interface Signed {
  /** The value of the session's cookie. */
  token: string;
  csrfToken: string;
}

interface BuilderFixtures {
  /** Opens the builder at a path, signed in as one of the demo's staff. */
  builder(staff: StaffName, path?: string, options?: BrowserContextOptions): Promise<Page>;
  /** The brands a spec edits. Each spec has its own: specs run side by side on one server. */
  editedBrands: readonly string[];
  /** Leaves those brands as they were found: no drafts, and the revision live that was live. */
  untouchedBrands: void;
}

interface BuilderWorker {
  /** Signs in once a worker: sign-ins are limited by address, and all specs have the same. */
  signedIn(staff: StaffName): Promise<Signed>;
}

export const test = base.extend<BuilderFixtures, BuilderWorker>({
  signedIn: [
    async ({}, use) => {
      const sessions = new Map<StaffName, Promise<Signed>>();
      await use((staff) => {
        const session = sessions.get(staff) ?? signIn(staff);
        sessions.set(staff, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
  editedBrands: [[], { option: true }],
  builder: async ({ browser, pageErrors, signedIn }, use) => {
    const pages: Page[] = [];
    await use(async (staff, path = '/', options = {}) => {
      const { token } = await signedIn(staff);
      const page = await openBuilder(browser, token, options);
      pages.push(page);
      page.on('pageerror', (error) => pageErrors.push(error.stack ?? error.message));
      await page.goto(`/builder${path}`);
      await opened(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
  untouchedBrands: [
    async ({ signedIn, editedBrands }, use) => {
      const session = await signedIn('admin');
      const live = new Map<string, number>();
      for (const brand of editedBrands) live.set(brand, await liveRevision(session, brand));
      await use();
      for (const brand of editedBrands) await putBack(session, brand, live.get(brand) ?? 1);
    },
    { auto: true },
  ],
});

async function openBuilder(
  browser: Browser,
  token: string,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({
    extraHTTPHeaders: ownAddress(),
    baseURL: builderOrigin(),
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  await context.addCookies([{ name: 'staff_session', value: token, url: builderOrigin() }]);
  return context.newPage();
}

async function signIn(username: StaffName): Promise<Signed> {
  const body = JSON.stringify({ username, password: STAFF_PASSWORDS[username] });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${builderOrigin()}/office/api/session`, {
    method: 'POST',
    headers,
    body,
  });
  const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('staff_session='));
  const { value } = (await answer.json()) as { value: StaffSession | null };
  const token = /=([^;]+)/.exec(cookie ?? '')?.[1];
  if (token === undefined || value?.csrfToken === null || value === null) {
    throw new Error(`${username} could not sign in: ${answer.status}`);
  }
  return { token, csrfToken: value.csrfToken };
}

async function ask<T>(session: Signed, method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${builderOrigin()}/builder/api/brands${path}`, {
    method,
    headers: {
      cookie: `staff_session=${session.token}`,
      'x-csrf-token': session.csrfToken,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(answer.status, `${method} ${path}`).toBe(200);
  return ((await answer.json()) as { value: T }).value;
}

async function liveRevision(session: Signed, brand: string): Promise<number> {
  const { items } = await ask<ListRevisionsValue>(session, 'GET', `/${brand}/revisions`);
  return items.find(({ live }) => live)?.revision ?? 1;
}

async function putBack(session: Signed, brand: string, revision: number): Promise<void> {
  const draft = await ask<BrandDraft>(session, 'GET', `/${brand}/draft`);
  if (draft.hasDraft) {
    await ask(session, 'DELETE', `/${brand}/draft?version=${draft.draftVersion}`);
  }
  if (draft.liveRevision !== revision) {
    await ask(session, 'POST', `/${brand}/rollback`, {
      revision,
      liveRevision: draft.liveRevision,
    });
  }
}

/** Waits for a screen of the builder; on a busy machine its first one takes a while. */
export async function opened(page: Page): Promise<void> {
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(title).toBeVisible({ timeout: 30_000 });
}

/** The real site in the builder's frame. */
export function previewOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="El sitio con el borrador"]');
}

/** Opens one of the builder's sections; where there is little room they stand in a list of choices. */
export async function openSection(page: Page, name: string): Promise<void> {
  const sections = page.getByRole('navigation', { name: 'Secciones' });
  const choice = sections.getByRole('combobox');
  if (await choice.isVisible()) await choice.selectOption({ label: name });
  else await sections.getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** The text of a field in one language, by the field's name. */
export function wordsIn(page: Page, field: string, language: string) {
  return page
    .getByRole('group', { name: field, exact: true })
    .getByRole('textbox', { name: language, exact: true });
}
