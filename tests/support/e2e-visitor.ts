import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { callAsBrowser } from './e2e-call.ts';

export const PLAYER_PASSWORD = 'una frase bastante larga';

/** Runs in the page: what `popupMemory` writes once a popup was closed. */
export function markPopupsSeen(): void {
  try {
    for (const popup of ['publicAnnouncement', 'notice', 'contract']) {
      for (const kind of ['visitor', 'member', 'agent', 'trial']) {
        sessionStorage.setItem(`popup/${popup}/${kind}`, '1');
      }
    }
  } catch {
    // A frame or a page without storage opens nothing by itself either.
  }
}

/**
 * Registers a new player by a call, on the site that the page shows or is going to show. Another spec's
 * sign-in would end the session of a demo player.
 * @param name start of the username
 * @throws Error when the site refuses
 */
export async function registerPlayer(
  page: Page,
  { name, ...more }: { name: string; login?: true },
): Promise<{ username: string; email: string }> {
  const username = `${name}${Date.now() % 1e9}${randomInt(1_000)}`;
  const email = `${username}@example.com`;
  const password = PLAYER_PASSWORD;
  const person = { ...more, username, email, password, confirmPassword: password };
  await callAsBrowser(page, {
    method: 'PUT',
    path: '/wps/member/register',
    data: { ...person, birthday: '1990-05-17', termsAccepted: true },
  });
  return { username, email };
}

/** Calls of the same player elsewhere have ended the session of the page. */
export async function signInAgain(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name="username"]').fill(username);
  await dialog.locator('input[name="password"]').fill(PLAYER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.locator('header').getByText(username).first()).toBeAttached();
}
