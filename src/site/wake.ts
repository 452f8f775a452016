import { keepTyping } from './keep-typing.ts';
import { isSignOfLife, TOUCHES } from './sign-of-life.ts';

/** Untouched, a page is left to load and be drawn in peace for this long. */
const QUIET_MS = 5000;
/** The latest it then becomes an app when the browser is never idle. */
const IDLE_TIMEOUT_MS = 4000;

type Start = () => Promise<void>;
/** Told whether the app could not be had; the next touch tries again. */
type TellFailed = (failed: boolean) => void;

/** Runs `start` now; what was typed meanwhile stays typed. */
export function wakeAtOnce(start: Start, tellFailed: TellFailed): void {
  wakeWhen({ start, tellFailed }, (wake) => wake());
}

/**
 * Runs `start` on the first sign of life, or when the page has been left alone and the browser is
 * idle. A button pressed before the app was there is pressed again once it is, and what was typed
 * stays typed; links work by themselves.
 */
export function wakeOnTouchOrIdle(start: Start, tellFailed: TellFailed): void {
  wakeWhen({ start, tellFailed }, whenIdle);
}

interface App {
  start: Start;
  tellFailed: TellFailed;
}

function wakeWhen({ start, tellFailed }: App, when: (wake: () => void) => void): void {
  let pressed: HTMLElement | null = null;
  let started = false;
  const typing = keepTyping();

  const keepPress = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null || button.hasAttribute('popovertarget')) return;
    pressed = button;
    event.preventDefault();
  };
  const touched = (event: Event): void => {
    if (isSignOfLife(event, document)) wake();
  };
  const wake = (): void => {
    if (started) return;
    started = true;
    // What was to come after the first screen comes now.
    document.documentElement.dataset['touched'] = '';
    for (const touch of TOUCHES) removeEventListener(touch, touched, true);
    start().then(
      () => {
        removeEventListener('click', keepPress, true);
        tellFailed(false);
        typing.restore();
        if (pressed?.isConnected === true) pressed.click();
      },
      () => {
        // The script did not arrive: the page stays as it is, and says so.
        tellFailed(true);
        started = false;
        removeEventListener('click', keepPress, true);
        listen();
      },
    );
  };
  const listen = (): void => {
    for (const touch of TOUCHES) addEventListener(touch, touched, { capture: true, passive: true });
    addEventListener('click', keepPress, true);
  };

  listen();
  when(wake);
}

function whenIdle(work: () => void): void {
  setTimeout(() => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
    } else {
      work();
    }
  }, QUIET_MS);
}
