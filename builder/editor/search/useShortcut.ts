import { useEffect, useEffectEvent } from 'react';

/**
 * Runs an action by a key from anywhere in the page. An open dialog or menu keeps its own keys, and
 * a key without Ctrl or Cmd is text while a text field has the focus.
 */
export function useShortcut(matches: (event: KeyboardEvent) => boolean, action: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !matches(event)) return;
    const hasModifier = event.ctrlKey || event.metaKey;
    if (!hasModifier && isTyping()) return;
    // Also when nothing opens: the browser's own Ctrl+K would leave the page.
    event.preventDefault();
    if (!event.repeat && !isOverlayOpen()) action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** A key pressed without Ctrl, Cmd or Alt. */
export function isPlainKey(event: KeyboardEvent, key: string): boolean {
  return event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey;
}

function isTyping(): boolean {
  const active = document.activeElement;
  return (
    active?.matches(
      'input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"]), textarea, select, [contenteditable]',
    ) === true
  );
}

function isOverlayOpen(): boolean {
  return document.querySelector('dialog[open], .MuiModal-root') !== null;
}
