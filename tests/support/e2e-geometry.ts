import type { Page } from '@playwright/test';

/** The floor of WCAG 2.2 for what a thumb or a pointer has to meet, in CSS pixels. */
const SMALLEST_TARGET = 24;
/** For what a page is mainly used by. */
const COMFORTABLE_TARGET = 44;
/** Ways on, fields, and what stands in bars: all but links within text and rows of small choices. */
const MAIN_CONTROLS = [
  'button[class*="_button_"]',
  'a[class*="_button_"]',
  'button[class*="_iconButton_"]',
  'header nav a',
  'nav[class*="_bar_"] a',
  'input:not([type=checkbox], [type=radio])',
].join();

/** Controls that are smaller than they may be, each with its size. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ floor, comfortable, main }) => {
      const small: string[] = [];
      for (const control of document.querySelectorAll<HTMLElement>('a, button, input, select')) {
        if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (control.closest('[inert]') !== null) continue;
        // A field is as large as its frame, a choice as its label; a link in a text as its line.
        const frame = control.closest<HTMLElement>('[class*="_box_"], label') ?? control;
        if (getComputedStyle(control).display === 'inline') continue;
        const { width, height } = frame.getBoundingClientRect();
        const least = control.matches(main) ? comfortable : floor;
        if (Math.min(width, height) <= 1 || Math.min(width, height) >= least - 0.5) continue;
        const name = control.ariaLabel ?? control.textContent;
        small.push(`${name} ${control.className}: ${Math.round(width)} x ${Math.round(height)}`);
      }
      return small;
    },
    { floor: SMALLEST_TARGET, comfortable: COMFORTABLE_TARGET, main: MAIN_CONTROLS },
  );
}

/** Waits for the end of what moves and will not go on for ever. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
      .map(({ finished }) => finished.catch(() => undefined));
    await Promise.all(ends);
    // What comes into sight is drawn, and scrolled to anew once it has its size.
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** Waits until the focused control has kept its place for some frames: no scrolling, no layout. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const FRAMES = 6;
    const MOST_FRAMES = 300;
    const place = (): string => {
      const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? {};
      return [left, top, width, height, scrollX, scrollY].join();
    };
    let last = place();
    for (let same = 0, frame = 0; same < FRAMES && frame < MOST_FRAMES; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = place();
      same = now === last ? same + 1 : 0;
      last = now;
    }
  });
}

/** Goes through the whole page by Tab; what has focus while something else lies over it. */
export async function hiddenFocus(page: Page): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = [];
  let stops = 0;
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (; stops < 200; stops += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(lookAtFocus, false);
    if (found === null) break;
    if (found === '') continue;
    // What has just lost focus may still be on its way out, and the page on its way to the control.
    await settle(page);
    await rest(page);
    const after = await page.evaluate(lookAtFocus, true);
    if (after !== null && after !== '') hidden.push(after);
  }
  return { stops, hidden };
}

/** Runs in the page. @returns '' for a control in sight, null once the page was left or gone around. */
function lookAtFocus(again: boolean): string | null {
  const control = document.activeElement;
  if (!(control instanceof HTMLElement) || control === document.body) return null;
  if (!again && control.dataset['walked'] !== undefined) return null;
  control.dataset['walked'] = '';
  // What is drawn in place of a control that only looks like one.
  const shown = control.closest('label') ?? control;
  const { left, right, top, bottom, width, height } = shown.getBoundingClientRect();
  if (Math.min(width, height) < 2) return '';
  const middle = (from: number, to: number, end: number): number =>
    (Math.max(0, from) + Math.min(end, to)) / 2;
  const x = middle(left, right, innerWidth);
  const y = middle(top, bottom, innerHeight);
  const hit = document.elementFromPoint(x, y);
  if (hit !== null && (shown.contains(hit) || hit.contains(shown))) return '';
  return `${control.outerHTML.slice(0, 160)} lies under ${hit?.outerHTML.slice(0, 120)}`;
}

/** Pixels that a page is wider than its window, and what sticks out. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over <= 0) return [];
    const culprits = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .filter((element) => {
        // What is scrolled within its own box widens nothing.
        for (let at = element.parentElement; at !== null; at = at.parentElement) {
          if (at !== document.documentElement && getComputedStyle(at).overflowX !== 'visible')
            return false;
        }
        return true;
      })
      .slice(0, 3);
    return [`${over} px: `, ...culprits.map((element) => element.outerHTML.slice(0, 160))];
  });
}

/** Animations that go on, for who asked for none. */
export function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration, iterations } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && (Number(duration) > 1 || iterations === Infinity);
      })
      .map((animation) =>
        animation instanceof CSSAnimation ? animation.animationName : animation.id,
      ),
  );
}
