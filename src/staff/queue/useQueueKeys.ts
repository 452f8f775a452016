import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Marks the button by which an item of a queue is chosen. */
export const ITEM = 'data-queue-item';

export interface QueueKeys {
  /** Keys count while the focus is within it. */
  desk: RefObject<HTMLElement | null>;
  /** Actions by the letter that starts them. */
  onLetter: (letter: string) => void;
  /** A dialog is open: its own keys count. */
  isBusy: boolean;
}

/**
 * Works a queue without a mouse: j and k, or the arrows, go to the next and the previous item, and a
 * letter starts an action on the chosen one. Letters do nothing outside of the queue and in fields.
 */
export function useQueueKeys({ desk, onLetter, isBusy }: QueueKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const element = desk.current;
    const at = event.target;
    if (element === null || isBusy || !(at instanceof HTMLElement) || !element.contains(at)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(at)) return;
    const by = STEPS[event.key];
    if (by !== undefined) {
      event.preventDefault();
      stepTo(element, at, by);
    } else if (/^[a-z]$/.test(event.key)) {
      onLetter(event.key);
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

function stepTo(desk: HTMLElement, at: HTMLElement, by: number): void {
  const items = [...desk.querySelectorAll<HTMLElement>(`[${ITEM}]`)];
  const here = items.indexOf(at.closest<HTMLElement>(`[${ITEM}]`) ?? at);
  const chosen = items.findIndex((item) => item.getAttribute('aria-pressed') === 'true');
  const next = items[(here === -1 ? chosen : here) + by];
  next?.focus();
  next?.click();
}

function isTyping(element: HTMLElement): boolean {
  return element.matches('input:not([type="checkbox"], [type="radio"]), textarea, select');
}
