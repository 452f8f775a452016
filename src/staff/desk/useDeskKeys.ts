import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Marks the button by which an item is chosen; its value is the item's key. */
export const ITEM = 'data-desk-item';

export interface DeskKeys {
  desk: RefObject<HTMLElement | null>;
  /** Actions by the letter that starts them. */
  onLetter: (letter: string) => void;
  /** On the item that is chosen already. */
  onEnter: () => void;
  onMark: () => void;
  /** A dialog is open: its own keys count. */
  isBusy: boolean;
}

/**
 * Works a list without a mouse, from the moment it is there: j and k, or the arrows, go to the next and
 * the previous item, x marks the chosen one, a letter starts an action on it, and Enter its first one.
 * Keys do nothing in fields, in the menu and in dialogs.
 */
export function useDeskKeys(keys: DeskKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const element = keys.desk.current;
    const at = event.target;
    if (element === null || keys.isBusy || !(at instanceof HTMLElement)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(at)) return;
    // Within the list, or nowhere else: the frame of the screen or the page itself has the focus.
    if (!element.contains(at) && !at.contains(element)) return;
    if (document.querySelector('dialog[open], :popover-open') !== null) return;
    const by = STEPS[event.key];
    if (by !== undefined) {
      event.preventDefault();
      stepTo(element, at, by);
    } else if (event.key === 'Enter') {
      const pressed = at.matches(`[${ITEM}]`) ? at.getAttribute('aria-pressed') === 'true' : null;
      if (pressed !== true) return;
      event.preventDefault();
      keys.onEnter();
    } else if (event.key === 'x') {
      keys.onMark();
    } else if (/^[a-z]$/.test(event.key)) {
      keys.onLetter(event.key);
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Puts the focus on an item, or on the list when the item has left it: never on the page. */
export function focusItem(desk: HTMLElement | null, key: string | null): void {
  const item =
    key === null ? null : desk?.querySelector<HTMLElement>(`[${ITEM}="${CSS.escape(key)}"]`);
  (item ?? desk)?.focus();
}

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

function stepTo(desk: HTMLElement, at: HTMLElement, by: number): void {
  const items = [...desk.querySelectorAll<HTMLElement>(`[${ITEM}]`)];
  const row = at.closest('tr')?.querySelector<HTMLElement>(`[${ITEM}]`) ?? at;
  const here = items.indexOf(row);
  const chosen = items.findIndex((item) => item.getAttribute('aria-pressed') === 'true');
  const from = here === -1 ? chosen : here;
  const next = from === -1 ? items[0] : items[from + by];
  next?.focus();
  next?.click();
}

function isTyping(element: HTMLElement): boolean {
  return element.matches('input:not([type="checkbox"], [type="radio"]), textarea, select');
}
