import type { APIResponse, BrowserContext, Page } from '@playwright/test';
import { ownAddress } from './e2e-address.ts';

/** Origins of the sites that contexts were opened for. */
const origins = new WeakMap<BrowserContext, string>();

/** Notes the site of a context, for calls before its first page. */
export function setOrigin(context: BrowserContext, origin: string): void {
  origins.set(context, origin);
}

interface SiteCall {
  method: 'POST' | 'PUT';
  path: string;
  data: object;
}

/**
 * Calls an operation as a browser would, and gives the browser the cookies of the answer. The call goes
 * to the server's address: only browsers resolve names below localhost.
 * @throws Error when the server refuses
 */
export async function callAsBrowser(page: Page, { method, path, data }: SiteCall): Promise<void> {
  const context = page.context();
  const origin = origins.get(context) ?? new URL(page.url()).origin;
  const { host, port } = new URL(origin);
  const answer = await context.request.fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    data,
    headers: { host, ...ownAddress() },
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  await context.addCookies(cookiesOf(answer).map((cookie) => ({ ...cookie, url: origin })));
}

function cookiesOf(answer: APIResponse) {
  return answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => {
      const [pair = ''] = value.split(';');
      const at = pair.indexOf('=');
      return {
        name: pair.slice(0, at),
        value: pair.slice(at + 1),
        httpOnly: /;\s*httponly/i.test(value),
        sameSite: 'Lax' as const,
      };
    });
}
