import { AxeBuilder } from '@axe-core/playwright';
import { createHash } from 'node:crypto';
import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from './e2e.ts';
import { settle } from './e2e-geometry.ts';
import { testEffort, testSeed } from './test-effort.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Looked {
  /** Selectors; left out: the whole page. */
  within?: readonly string[];
  without?: readonly string[];
  /** Beside the rules of WCAG 2.2 AA. */
  tags?: readonly string[];
}

/** Asserts the rules of WCAG 2.2 AA that a program can judge. */
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

/** A run makes one in this many of the accessibility checks that journeys contain. */
const TURNS = 4;
const looks = new WeakMap<TestInfo, number>();

/**
 * As `expectAccessible`, in journeys: a quarter of their looks is taken after each commit, another quarter
 * after the next, and all of them in a long run. The accessibility specs look at every page each time.
 */
export async function expectAccessibleInTurn(page: Page, looked: Looked = {}): Promise<void> {
  const info = test.info();
  const look = (looks.get(info) ?? 0) + 1;
  looks.set(info, look);
  const place = createHash('sha256')
    .update(`${info.titlePath.join()} ${look}`)
    .digest()
    .readUInt32BE();
  if (testEffort() > 1 || (place + testSeed()) % TURNS === 0) await expectAccessible(page, looked);
}
