import { useEffect, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';

/** Height of the site's bottom bar in CSS pixels. It is 0 where the bar is not shown. */
export function useBottomBarHeight(): number {
  const label = useTexts('shell')('shell:bottomBar');
  const { bottomBar } = useSitePlan();
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const bar = document.querySelector(`nav[aria-label="${CSS.escape(label)}"]`);
    if (bar === null) {
      setHeight(0);
      return undefined;
    }
    const observer = new ResizeObserver(() => setHeight(bar.getBoundingClientRect().height));
    observer.observe(bar, { box: 'border-box' });
    return () => observer.disconnect();
  }, [label, bottomBar]);
  return height;
}
