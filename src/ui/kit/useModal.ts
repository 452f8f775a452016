import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';

export interface ModalOptions {
  /** Escape. Left out: only its content can close it. */
  onClose?: (() => void) | undefined;
  /** The dialog itself has the focus at first, unless something in it is marked or takes it. */
  focusesItself?: boolean | undefined;
}

/**
 * The browser's own modal dialog, open as long as it is rendered: the page behind it is inert, and the
 * focus returns to where it was. At first the focus is on what is marked `data-focus-first`, else on the
 * first control.
 * @returns props for its `<dialog>`, and whether it is open: only then can content take the focus by
 *   `autoFocus`
 */
export function useModal({ onClose, focusesItself = false }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const marked = element?.querySelector<HTMLElement>('[data-focus-first]');
    if (marked) marked.focus();
    else if (focusesItself) element?.focus();
    setIsOpen(true);
    // Closed before it leaves the page, else the browser does not return the focus.
    return () => element?.close();
  }, [focusesItself]);

  const modal = {
    ref: dialog,
    // A browser may let one Escape close several dialogs, and not ask the second time: the key is ours. What
    // remains for the browser are gestures such as "back".
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
      const inDialog = event.target instanceof Element ? event.target.closest('dialog') : null;
      if (inDialog !== dialog.current || document.querySelector(':popover-open') !== null) return;
      event.preventDefault();
      onClose?.();
    },
    // The events of a dialog inside this one bubble through React.
    onCancel: (event) => {
      if (event.target !== dialog.current) return;
      event.preventDefault();
      onClose?.();
    },
    // The event comes later than the closing: content that was hidden and shown again is open by then.
    onClose: (event) => {
      if (event.target !== dialog.current || dialog.current.open) return;
      if (onClose === undefined) dialog.current?.showModal();
      else onClose();
    },
  } satisfies ComponentProps<'dialog'>;
  return { modal, isOpen };
}
