import { expect, type Page } from '@playwright/test';
import { callAsBrowser } from './e2e-call.ts';

/** What a round ends with, whatever the title. */
const ENDED = /Sin premio|La ronda paga/;
/** The least time between two rounds, and a little more. */
const PACE_MS = 5_500;

/** How a title is played by its keys and by touch, from a bet that can be made to the round's end. */
export interface TitleMoves {
  readonly code: string;
  /** Makes the first bet possible; left out: it is from the start. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Goes on with an open round until it ends. */
  readonly act?: (page: Page, by: 'keys' | 'touch') => Promise<void>;
}

/** Begins a trial: play money, the real odds. */
export async function beginTrial(page: Page): Promise<void> {
  await callAsBrowser(page, {
    method: 'POST',
    path: '/wps/session/login/freeplay',
    data: { os: 'test', platform: 'W', gatewayVersion: 3 },
  });
}

export async function openTitle(page: Page, code: string): Promise<void> {
  await page.goto(`/seamless?vassalage=house&gameCode=${code}`);
  await expect(page.getByRole('button', { name: /apostar|girar/i }).last()).toBeVisible();
}

/** One round by keys and one by touch, each to its end. */
export async function playBothWays(page: Page, moves: TitleMoves): Promise<void> {
  await openTitle(page, moves.code);
  await moves.prepare?.(page);
  const bet = page.getByRole('button', { name: /^(Apostar|Girar)/ });
  await expect(bet).not.toHaveAttribute('aria-disabled', 'true');
  await bet.press('Space');
  await moves.act?.(page, 'keys');
  const result = page.getByRole('status').filter({ hasText: ENDED });
  await expect(result).toHaveCount(1, { timeout: 15_000 });
  await page.waitForTimeout(PACE_MS);
  await expect(bet).not.toHaveAttribute('aria-disabled', 'true');
  await bet.tap();
  await moves.act?.(page, 'touch');
  await expect(result).toHaveCount(1, { timeout: 15_000 });
}

/** Presses what comes next until the round has ended: at most as often as any round asks. */
export async function untilEnded(page: Page, step: () => Promise<void>): Promise<void> {
  const open = page.getByRole('group', { name: 'Lo que puedes hacer ahora' });
  // A round may be over with its first cards: then the row never comes.
  await open.waitFor({ timeout: 5_000 }).catch(() => undefined);
  for (let taken = 0; taken < 12; taken += 1) {
    await expect(page.getByText('Te toca').or(page.getByText(ENDED)).first()).toBeAttached();
    if (!(await open.isVisible())) return;
    await step();
    await page.waitForTimeout(400);
  }
}
