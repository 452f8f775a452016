import { type RefObject, useEffect } from 'react';

/** Scrolls a rail to the tile that gets the focus: browsers leave one that is cut off as it is. */
export function useFocusInSight(rail: RefObject<HTMLElement | null>, enabled: boolean): void {
  useEffect(() => {
    const element = rail.current;
    if (element === null || !enabled) return;
    const onFocus = ({ target }: FocusEvent): void => {
      const place = target instanceof Element ? target.closest('li') : null;
      place?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    element.addEventListener('focusin', onFocus);
    return () => element.removeEventListener('focusin', onFocus);
  }, [rail, enabled]);
}
