import { type RefObject, useEffect, useState } from 'react';

export interface DropMenu {
  /** Opened by its button. */
  open: boolean;
  /** Closed by Escape while the pointer is still over it. */
  dismissed: boolean;
  toggle: () => void;
}

/**
 * A menu within `item` that styles open on hover and this on its button. Escape closes either and
 * puts focus on the button; leaving closes what was opened.
 */
export function useDropMenu(item: RefObject<HTMLElement | null>): DropMenu {
  const [open, setOpen] = useState(false);
  const [dismissed, setDismissed] = useState(false);

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
    // Escape also closes what only the pointer holds open, wherever focus is.
    document.addEventListener('keydown', close);
    element.addEventListener('focusout', leave);
    element.addEventListener('mouseleave', out);
    return () => {
      document.removeEventListener('keydown', close);
      element.removeEventListener('focusout', leave);
      element.removeEventListener('mouseleave', out);
    };
  }, [item]);

  return { open, dismissed, toggle: () => setOpen(!open) };
}
