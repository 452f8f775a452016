import { useSyncExternalStore } from 'react';

/** A field as far as the rule needs it. */
interface EntryField {
  readonly isConnected: boolean;
  readonly value: string;
}

/** Fields that the person has typed into since the page was loaded. */
const typedInto = new Set<EntryField>();

/** Events after which an entry may have begun or ended. */
const EVENTS = ['input', 'focusin', 'focusout', 'submit', 'pointerdown', 'keydown'] as const;

/**
 * Whether a field still holds an entry: its form has not been left, sent or emptied.
 * @internal Tests state the rule.
 */
export function isUnfinished({ isConnected, value }: EntryField): boolean {
  return isConnected && value !== '';
}

/**
 * Whether the person is entering something: a field has focus, or one that was typed into is still on
 * the page and not empty. A form that was sent successfully leaves the page or clears its fields.
 */
export function useUnfinishedEntry(): boolean {
  return useSyncExternalStore(subscribe, isEntering, () => false);
}

function subscribe(notify: () => void): () => void {
  const listen = ({ type, target }: Event): void => {
    if (type === 'input' && isTextField(target)) typedInto.add(target);
    notify();
  };
  for (const event of EVENTS) addEventListener(event, listen, { capture: true, passive: true });
  return () => {
    for (const event of EVENTS) removeEventListener(event, listen, { capture: true });
  };
}

function isEntering(): boolean {
  for (const field of typedInto) if (!isUnfinished(field)) typedInto.delete(field);
  return typedInto.size > 0 || isTyping();
}

/** Whether a field has focus. */
export function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') === true;
}

/** A search box is no entry: nothing typed into it is lost. */
function isTextField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return true;
  return (
    target instanceof HTMLInputElement &&
    !['search', 'checkbox', 'radio', 'range', 'button'].includes(target.type)
  );
}
