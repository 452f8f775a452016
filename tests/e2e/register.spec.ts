import { expect, test } from '#tests/support/e2e.ts';
import { wake } from '#tests/support/e2e-overlays.ts';

test('a press right after a wrong entry is not lost', async ({ site }) => {
  const page = await site('denluma', { path: '/register', reducedMotion: 'reduce' });
  await wake(page);
  const form = page.getByRole('dialog');
  await form.locator('input[name="username"]').fill('a');
  const button = form.getByRole('button', { name: 'Crear cuenta' });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  // As a hand does it: where the button was when it was looked for.
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 6);
  await expect(form.locator('input[name="password"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.locator('input[name="username"]')).toHaveAttribute('aria-invalid', 'true');
});
