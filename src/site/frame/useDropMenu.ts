import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAddress } from './SiteAddress.tsx';

export interface DropMenu {
  /** Opened by its button. */
  open: boolean;
  /** Closed by Escape or by a choice while the pointer is still over it. */
  dismissed: boolean;
  /** It has been near opening: what it shows may load. */
  reached: boolean;
  toggle: () => void;
}

/**
 * A menu within `item` that styles open on hover and this on its button. Escape closes either and
 * puts focus on the button; leaving closes what was opened, and so does a choice, after which focus is
 * at the page's content.
 */
export function useDropMenu(item: RefObject<HTMLElement | null>): DropMenu {
  const [open, setOpen] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const [reached, setReached] = useState(false);
  const { key } = useAddress();
  const shownAt = useRef(key);

  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    setOpen(false);
    const element = item.current;
    if (element === null) return;
    if (element.matches(':hover')) setDismissed(true);
    // Another list on the same page moves nobody by itself, and what is closed cannot keep focus.
    if (element.contains(document.activeElement)) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [key, item]);

  useEffect(() => {
    const element = item.current;
    if (element === null) return;
    const close = (event: KeyboardEvent): void => {
      const button = element.querySelector('button');
      if (event.key !== 'Escape' || button === null) return;
      setOpen(false);
      if (element.matches(':hover')) setDismissed(true);
      if (element.contains(document.activeElement)) button.focus();
    };
    const leave = (event: FocusEvent): void => {
      if (!(event.relatedTarget instanceof Node) || !element.contains(event.relatedTarget)) {
        setOpen(false);
      }
    };
    const out = (): void => setDismissed(false);
    const reach = (): void => setReached(true);
    // Escape also closes what only the pointer holds open, wherever focus is.
    document.addEventListener('keydown', close);
    element.addEventListener('focusout', leave);
    element.addEventListener('mouseleave', out);
    element.addEventListener('pointerenter', reach);
    element.addEventListener('focusin', reach);
    return () => {
      document.removeEventListener('keydown', close);
      element.removeEventListener('focusout', leave);
      element.removeEventListener('mouseleave', out);
      element.removeEventListener('pointerenter', reach);
      element.removeEventListener('focusin', reach);
    };
  }, [item]);

  return { open, dismissed, reached: open || reached, toggle: () => setOpen(!open) };
}
