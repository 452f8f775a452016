/**
 * Closes the open dialogs, the innermost first, as Escape would: each one leaves its address or its
 * state by its own handler, and one that has to be answered stays.
 */
export function dismissDialogs(page: ParentNode): void {
  for (const dialog of [...page.querySelectorAll('dialog[open]')].toReversed()) {
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  }
}
