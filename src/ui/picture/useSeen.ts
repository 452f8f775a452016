import { type RefObject, useEffect, useState } from 'react';

/** The specification's: a tenth of it inside the window, and no margin around that. */
const IN_VIEW: IntersectionObserverInit = { threshold: 0.1, rootMargin: '0px' };

/** True once an element has come into view. @param when a constant, or it observes anew each time */
export function useSeen(element: RefObject<Element | null>, when = IN_VIEW): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || element.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    }, when);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen, when]);
  return seen;
}
