import { type RefObject, useEffect, useState } from 'react';

/** Screens on which the entries are one row; on narrower ones the row scrolls. */
const ROW = '(min-width: 64rem)';

/**
 * Number of a row's items that fit next to a button for the rest; null: all of them. Measures the whole
 * row first, so its items must all be rendered while the answer is null.
 * @param of names the items and their words; another value measures again
 * @param buttonWidth in pixels
 */
export function useFittingItems(
  row: RefObject<HTMLElement | null>,
  of: string,
  buttonWidth: number,
): number | null {
  const [fitting, setFitting] = useState<{ of: string; count: number | null }>({ of, count: null });
  useEffect(() => {
    const element = row.current;
    const box = element?.parentElement;
    if (element === null || box === null || box === undefined) return undefined;
    const style = getComputedStyle(element);
    const padding = Number.parseFloat(style.paddingInlineStart) * 2 || 0;
    const widths = Array.from(element.children, (item) => item.getBoundingClientRect().width);
    const media = matchMedia(ROW);
    const measure = (): void => {
      const room = box.getBoundingClientRect().width - padding;
      setFitting({ of, count: media.matches ? countFitting(widths, room, buttonWidth) : null });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    media.addEventListener('change', measure);
    // Fonts that arrive later change the widths a little; the button's room covers that.
    measure();
    return () => {
      observer.disconnect();
      media.removeEventListener('change', measure);
    };
  }, [row, of, buttonWidth]);
  return fitting.of === of ? fitting.count : null;
}

/** Number of items that fit next to the button; null: all fit without it. All in pixels. */
export function countFitting(
  widths: readonly number[],
  room: number,
  buttonWidth: number,
): number | null {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= room) return null;
  let used = buttonWidth;
  const first = widths.findIndex((width) => {
    used += width;
    return used > room;
  });
  return Math.max(0, first);
}
