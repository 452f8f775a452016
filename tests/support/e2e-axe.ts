import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './e2e.ts';
import { settle } from './e2e-geometry.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Looked {
  /** Selectors; left out: the whole page. */
  within?: readonly string[];
  without?: readonly string[];
  /** Beside the rules of WCAG 2.2 AA. */
  tags?: readonly string[];
}

/** Whoever cannot see, hear or point finds nothing in the way, as far as rules can tell. */
export async function expectAccessible(
  page: Page,
  { within = ['html'], without = [], tags = [] }: Looked = {},
): Promise<void> {
  // What is still fading in has colours of neither here nor there.
  await settle(page);
  // Told in full is only what is wrong: the rest is ten times as much, and nobody reads it.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // Its other mode carries every finding through a page of its own, for the sake of frames: 5 s a page.
  if (page.frames().length === 1) axe.setLegacyMode();
  for (const selector of within) axe.include(selector);
  for (const selector of without) axe.exclude(selector);
  const { violations, passes } = await axe.withTags([...WCAG_22_AA, ...tags]).analyze();
  expect(passes.length, 'rules that had something to look at').toBeGreaterThan(5);
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, target, failureSummary }) => ({
      target: target.join(' '),
      html,
      failureSummary,
    })),
  }));
  expect(found).toEqual([]);
}
