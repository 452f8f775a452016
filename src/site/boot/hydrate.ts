import { keepTyping } from '../frame/keep-typing.ts';
import type { Follow } from './start-app.tsx';
import { isUserInput, TOUCHES } from './user-input.ts';

/** Delay before an untouched page hydrates, so that hydration does not compete with the first paint. */
const IDLE_DELAY_MS = 5000;
/** The page hydrates after this additional time even if the browser is never idle. */
const IDLE_TIMEOUT_MS = 4000;

/** @param pressed the control that waits to be pressed again by now */
type Start = (pressed: () => HTMLElement | null) => Promise<Follow>;
/** Receives true when hydration failed; the next input tries again. */
type OnFailure = (failed: boolean) => void;

interface App {
  start: Start;
  /** Settles once the page's content answers too: the frame around it does so first. */
  whole: Promise<void>;
  onFailure: OnFailure;
  /** Whether an address has nothing to show without the app. */
  isDrawnByApp: (path: string) => boolean;
}

/** Hydrates now. Text typed meanwhile is kept. */
export function hydrateNow(app: App): void {
  hydrateWhen(app, (hydrate) => hydrate());
}

/**
 * Hydrates on the first user input, or when the page is untouched and the browser is idle. A button
 * pressed before hydration is pressed again after it, and text typed meanwhile is kept. Links work
 * without hydration; one to an address that only the app draws is followed by the app, since another
 * page would load the same app again.
 */
export function hydrateOnInputOrIdle(app: App): void {
  hydrateWhen(app, whenIdle);
}

function hydrateWhen(
  { start, whole, onFailure, isDrawnByApp }: App,
  when: (hydrate: () => void) => void,
): void {
  let pressed: HTMLElement | null = null;
  let started = false;
  const typing = keepTyping();

  const keepPress = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest('button, a') : null;
    const isKept =
      control instanceof HTMLAnchorElement
        ? isPlainVisit(event, control) && isDrawnByApp(control.pathname)
        : control instanceof HTMLElement && !control.hasAttribute('popovertarget');
    if (!isKept) return;
    pressed = control as HTMLElement;
    pressed.ariaBusy = 'true';
    event.preventDefault();
  };
  /** What was pressed meanwhile, where it is still there. */
  const release = (): HTMLElement | null => {
    const control = pressed;
    pressed = null;
    if (control !== null) control.ariaBusy = null;
    return control?.isConnected === true ? control : null;
  };
  const touched = (event: Event): void => {
    if (isUserInput(event, document)) hydrate();
  };
  /** The app listens for input once all of it has started; what comes before that must count too. */
  const noteFirst = (event: Event): void => {
    if (!isUserInput(event, document)) return;
    for (const touch of TOUCHES) removeEventListener(touch, noteFirst, true);
    document.documentElement.dataset['interacted'] = '';
  };
  const hydrate = (): void => {
    if (started) return;
    started = true;
    // Shows the parts of the page that wait for the first input.
    document.documentElement.dataset['touched'] = '';
    for (const touch of TOUCHES) removeEventListener(touch, touched, true);
    start(() => pressed).then(
      (follow) => {
        removeEventListener('click', keepPress, true);
        onFailure(false);
        void whole.then(typing.restore);
        const control = release();
        const isFollowed = control instanceof HTMLAnchorElement && follow(control);
        if (!isFollowed) control?.click();
      },
      () => {
        // The script did not load: the page stays as rendered and shows the failure.
        onFailure(true);
        started = false;
        removeEventListener('click', keepPress, true);
        const link = release();
        if (link instanceof HTMLAnchorElement) location.assign(link.href);
        else listen();
      },
    );
  };
  const listen = (): void => {
    for (const touch of TOUCHES) addEventListener(touch, touched, { capture: true, passive: true });
    addEventListener('click', keepPress, true);
  };

  for (const touch of TOUCHES) {
    addEventListener(touch, noteFirst, { capture: true, passive: true });
  }
  listen();
  when(hydrate);
}

/** A click that opens another page of the site in this tab. */
function isPlainVisit(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const isHere = link.target === '' && link.origin === location.origin && !link.download;
  return event.button === 0 && !isModified && isHere;
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
