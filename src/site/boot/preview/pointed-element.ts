/** Elements that say where in the manifest they come from. */
const POINTED = '[data-pointer]';

/** The nearest element around `target` with a pointer. */
export function pointedAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(POINTED) : null;
}

/**
 * The element that shows a pointer best: exactly that one, else what it is part of, else the first
 * of its parts. Null when nothing on the page comes from there.
 */
export function elementAt(root: ParentNode, pointer: string): HTMLElement | null {
  const elements = [...root.querySelectorAll<HTMLElement>(POINTED)].filter(isShown);
  const at = (element: HTMLElement): string => element.dataset['pointer'] ?? '';
  const around = elements
    .filter((element) => isWithin(pointer, at(element)))
    .toSorted((one, other) => at(other).length - at(one).length);
  return around[0] ?? elements.find((element) => isWithin(at(element), pointer)) ?? null;
}

/** Whether `pointer` is `outer` or below it; the whole document is around nothing in particular. */
export function isWithin(pointer: string, outer: string): boolean {
  return outer !== '' && (pointer === outer || pointer.startsWith(`${outer}/`));
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
