import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Drag, keyTarget, pointerTarget } from './reorder.ts';

export interface HandleProps {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
}

export interface Reorder {
  readonly drag: Drag | null;
  /** For the handle of the item at `index`; the handle carries `data-handle={id}`. */
  readonly handle: (id: string, index: number) => HandleProps;
}

/**
 * Moving the items of a list by their handles, with keys or a pointer. `list` holds the rows as its
 * children. The focus stays on the handle of the item that moved.
 */
export function useReorder(
  list: RefObject<HTMLElement | null>,
  total: number,
  onMove: (id: string, to: number) => void,
): Reorder {
  const [drag, setDrag] = useState<Drag | null>(null);
  const focusNext = useRef<string | null>(null);

  useLayoutEffect(() => {
    // React may take a focused row out of the document for a moment to put it elsewhere.
    const id = focusNext.current;
    focusNext.current = null;
    if (id !== null) handleOf(list.current, id)?.focus();
  });

  const move = (id: string, index: number, to: number): void => {
    if (to === index) return;
    focusNext.current = id;
    onMove(id, to);
  };

  return {
    drag,
    handle: (id, index) => ({
      onKeyDown: (event) => {
        const to = keyTarget(event.key, index, total);
        if (to === null) return;
        event.preventDefault();
        move(id, index, to);
      },
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: index, to: index });
      },
      onPointerMove: (event) => {
        if (drag?.from !== index) return;
        const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
        const to = pointerTarget(rows, index, event.clientY);
        if (to !== drag.to) setDrag({ from: index, to });
      },
      onPointerUp: () => {
        if (drag?.from === index) move(id, index, drag.to);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}

function handleOf(list: HTMLElement | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`) ?? null;
}
