/** What one types into: a line, or several. */
export type TypedField = HTMLInputElement | HTMLTextAreaElement;

/** Types into fields once more, after the app took them over with what it thinks is in them. */
export interface KeptTyping {
  restore: () => void;
}

/** Remembers what is typed into fields of the page from now on, until it is restored. */
export function keepTyping(): KeptTyping {
  const typed = new Map<HTMLInputElement, string>();
  const remember = ({ target }: Event): void => {
    // A dialog was drawn by the app, which knows what is in it.
    if (target instanceof HTMLInputElement && target.closest('#overlays') === null) {
      typed.set(target, target.value);
    }
  };
  addEventListener('input', remember, true);
  return {
    restore: () => {
      removeEventListener('input', remember, true);
      for (const [field, value] of typed) {
        if (field.isConnected) typeInto(field, value);
      }
    },
  };
}

/**
 * React notices typing by comparing with the last value it knows, which on taking a page over may be
 * the very one typed. So it is told "empty" by its own setter, and the rest behind its back.
 */
export function typeInto(field: TypedField, value: string): void {
  field.value = '';
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  property?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
