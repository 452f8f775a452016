import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';

export const PLAYER_PASSWORD = 'una frase bastante larga';

/** Runs in the page: what `popupMemory` writes once a popup was closed. */
export function markPopupsSeen(): void {
  try {
    for (const popup of ['publicAnnouncement', 'notice']) {
      for (const kind of ['visitor', 'member', 'agent', 'trial']) {
        sessionStorage.setItem(`popup/${popup}/${kind}`, '1');
      }
    }
  } catch {
    // A frame or a page without storage opens nothing by itself either.
  }
}

/**
 * Registers a new player on the site that the page is on, by a call. Another spec's sign-in would end
 * the session of a demo player.
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
  const status = await page.evaluate(async (player) => {
    const answer = await fetch('/wps/member/register', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...player, birthday: '1990-05-17', termsAccepted: true }),
    });
    return answer.status;
  }, person);
  if (status !== 200) throw new Error(`${username} could not register: ${status}`);
  return { username, email };
}
