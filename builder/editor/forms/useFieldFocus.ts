import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useEditor } from '../EditorContext.ts';

export interface FieldFocus<E extends HTMLElement> {
  /** The focus is somewhere inside. */
  readonly focused: boolean;
  /** For the element around the field. */
  readonly props: {
    readonly ref: RefObject<E | null>;
    readonly 'data-field': string;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Ties a field to the selection: it shows itself when chosen elsewhere, and tells when it has the focus. */
export function useFieldFocus<E extends HTMLElement = HTMLDivElement>(
  pointer: string,
): FieldFocus<E> {
  const { selection, point } = useEditor();
  const ref = useRef<E>(null);
  const [focused, setFocused] = useState(false);
  const chosen = selection !== null && holds(pointer, selection.pointer) ? selection : null;
  useEffect(() => {
    if (chosen !== null) reveal(ref.current, chosen.pointer);
  }, [chosen]);
  return {
    focused,
    props: {
      ref,
      'data-field': pointer,
      onFocus: (event) => {
        setFocused(true);
        // Of nested fields the inner one has it.
        if (event.target.closest('[data-field]') === event.currentTarget) point(pointer);
      },
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}

function holds(pointer: string, inner: string): boolean {
  return inner === pointer || inner.startsWith(`${pointer}/`);
}

/** Scrolls a field into sight and puts the focus into its first control; a field inside it goes first. */
function reveal(frame: HTMLElement | null, pointer: string): void {
  if (frame === null) return;
  const inner = [...frame.querySelectorAll<HTMLElement>('[data-field]')];
  if (inner.some((field) => holds(field.dataset['field'] ?? '', pointer))) return;
  const control =
    frame.querySelector<HTMLElement>('[data-control]') ??
    frame.querySelector<HTMLElement>('fieldset :is(input, select, textarea, button)');
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  frame.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' });
  control?.focus({ preventScroll: true });
  if (calm) return;
  frame.animate([{ backgroundColor: 'var(--green-soft)' }, { backgroundColor: 'transparent' }], {
    duration: 900,
  });
}
