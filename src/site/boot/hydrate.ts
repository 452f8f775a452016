import { keepTyping } from '../frame/keep-typing.ts';
import { isUserInput, TOUCHES } from './user-input.ts';

/** Delay before an untouched page hydrates, so that hydration does not compete with the first paint. */
const IDLE_DELAY_MS = 5000;
/** The page hydrates after this additional time even if the browser is never idle. */
const IDLE_TIMEOUT_MS = 4000;

type Start = () => Promise<void>;
/** Receives true when hydration failed; the next input tries again. */
type OnFailure = (failed: boolean) => void;

/** Hydrates now. Text typed meanwhile is kept. */
export function hydrateNow(start: Start, onFailure: OnFailure): void {
  hydrateWhen({ start, onFailure }, (hydrate) => hydrate());
}

/**
 * Hydrates on the first user input, or when the page is untouched and the browser is idle. A button
 * pressed before hydration is pressed again after it, and text typed meanwhile is kept. Links work
 * without hydration.
 */
export function hydrateOnInputOrIdle(start: Start, onFailure: OnFailure): void {
  hydrateWhen({ start, onFailure }, whenIdle);
}

interface App {
  start: Start;
  onFailure: OnFailure;
}

function hydrateWhen({ start, onFailure }: App, when: (hydrate: () => void) => void): void {
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
    if (isUserInput(event, document)) hydrate();
  };
  const hydrate = (): void => {
    if (started) return;
    started = true;
    // Shows the parts of the page that wait for the first input.
    document.documentElement.dataset['touched'] = '';
    for (const touch of TOUCHES) removeEventListener(touch, touched, true);
    start().then(
      () => {
        removeEventListener('click', keepPress, true);
        onFailure(false);
        typing.restore();
        if (pressed?.isConnected === true) pressed.click();
      },
      () => {
        // The script did not load: the page stays as rendered and shows the failure.
        onFailure(true);
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
  when(hydrate);
}

function whenIdle(work: () => void): void {
  setTimeout(() => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
    } else {
      work();
    }
  }, IDLE_DELAY_MS);
}
