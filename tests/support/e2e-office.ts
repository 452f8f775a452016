import { ownAddress } from './e2e-address.ts';
import type { Browser, Cookie, Page } from '@playwright/test';
import { expect, origin } from './e2e.ts';
import { callAsBrowser, setOrigin } from './e2e-call.ts';

/** Cookies of staff who have signed in from this worker, by brand and username. */
const staffCookies = new Map<string, Cookie[]>();

/** The office as a member of staff sees it, in a separate browser. Its sign-in form has tests of its own. */
export async function openOffice(
  browser: Browser,
  brand: string,
  staff: 'admin' | 'operator' | 'editor' | 'support' = 'admin',
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin(brand),
    extraHTTPHeaders: ownAddress(),
  });
  setOrigin(context, origin(brand));
  const page = await context.newPage();
  const key = `${brand} ${staff}`;
  const known = staffCookies.get(key);
  if (known !== undefined) await context.addCookies(known);
  else {
    await signInStaff(page, staff);
    staffCookies.set(key, await context.cookies(origin(brand)));
  }
  await page.goto('/office/');
  await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeVisible();
  return page;
}

const signInStaff = (page: Page, staff: string): Promise<void> =>
  callAsBrowser(page, {
    method: 'POST',
    path: '/office/api/session',
    data: { username: staff, password: `demo-${staff}-2026` },
  });

/** The code that was sent to a number, as the demo's staff read it in the office. */
export async function readCodeInOffice(
  browser: Browser,
  brand: string,
  number: string,
): Promise<string> {
  const office = await openOffice(browser, brand);
  const text = await office.evaluate(
    async ([id, end]) => {
      const answer = await fetch(`/office/api/brands/${id}/messages?limit=50`);
      const { value } = (await answer.json()) as {
        value: { items: { to: string; text: string }[] };
      };
      return value.items.find(({ to }) => to.endsWith(end ?? ''))?.text ?? '';
    },
    [brand, number] as const,
  );
  await office.context().close();
  const code = /\b[0-9]{6,7}\b/.exec(text)?.[0];
  expect(code, text).toBeDefined();
  return code ?? '';
}

/** Goes through the review of what is edited, and waits until it holds. */
export async function applyChange(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Revisar el cambio' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill(reason);
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  await dialog.getByRole('button', { name: /^Aplicar a / }).click();
  expect((await answered).status()).toBe(200);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Listo: ya está en efecto.')).toBeVisible();
}

/** Goes through the review of a change that waits for a second person, and lets one approve it. */
export async function applyByTwo(page: Page, brand: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Revisar el cambio' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill(reason);
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  await dialog.getByRole('button', { name: /^Aplicar a / }).click();
  const { code, value } = (await (await answered).json()) as {
    code: string;
    value: { staffActId: string };
  };
  expect(code).toBe('SECOND_PERSON_ASKED');
  const browser = page.context().browser();
  if (browser === null) throw new Error('a page of a test has a browser');
  await approveAct(browser, brand, value.staffActId);
  await page.reload();
}

/** Approves a staff act as the operator. */
export async function approveAct(browser: Browser, brand: string, id: string): Promise<void> {
  const office = await openOffice(browser, brand, 'operator');
  const status = await office.evaluate(async (url) => {
    const { csrfToken } = (await (await fetch('/office/api/session')).json()).value;
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': csrfToken,
        'idempotency-key': crypto.getRandomValues(new Uint32Array(4)).join('-'),
      },
      body: JSON.stringify({ decision: 'approve', reason: 'a second person looked at it' }),
    });
    return answer.status;
  }, `/office/api/brands/${brand}/staff-acts/${id}/decision`);
  expect(status).toBe(200);
  await office.context().close();
}

export interface BrandFacts {
  flags: unknown[];
  rules: unknown[];
  region: { defaultEffect: string; rules: unknown[] };
}

/** What holds of a brand now, to be put back later. */
export async function readFacts(page: Page, brand: string): Promise<BrandFacts> {
  return page.evaluate(async (id) => {
    const get = async (kind: string) =>
      (await (await fetch(`/office/api/brands/${id}/${kind}`)).json()).value;
    const [flags, rules, region] = [
      await get('flags'),
      await get('register-rules'),
      await get('region-rules'),
    ];
    return {
      flags: flags.flags,
      rules: rules.rules,
      region: { defaultEffect: region.defaultEffect, rules: region.rules },
    };
  }, brand);
}

/** Makes a brand what it was, whatever was left half done, and opens it. */
export async function putBackFacts(page: Page, brand: string, facts: BrandFacts): Promise<void> {
  const statuses = await page.evaluate(
    async ({ id, flags, rules, region }) => {
      const session = (await (await fetch('/office/api/session')).json()).value;
      const put = async (kind: string, body: object): Promise<number> => {
        const answer = await fetch(`/office/api/brands/${id}/${kind}`, {
          method: 'PUT',
          headers: {
            'content-type': 'application/json',
            'x-csrf-token': session.csrfToken,
            'idempotency-key': crypto.getRandomValues(new Uint32Array(4)).join('-'),
          },
          body: JSON.stringify(body),
        });
        return answer.status;
      };
      const set = async (kind: string, body: object): Promise<number> => {
        const { version } = (await (await fetch(`/office/api/brands/${id}/${kind}`)).json()).value;
        return put(kind, { version, reason: 'after the browser test', ...body });
      };
      return [
        await put('status', { status: 0, note: '' }),
        await set('flags', { flags }),
        await set('register-rules', { rules }),
        await set('region-rules', region),
      ];
    },
    { id: brand, ...facts },
  );
  expect(statuses).toEqual([200, 200, 200, 200]);
}
