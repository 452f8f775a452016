import { type RefObject, useEffect, useState } from 'react';

/** The specification's: a tenth of it inside the window, and no margin around that. */
const WHEN = { threshold: 0.1, rootMargin: '0px' };

/** Whether an element has come into view; it stays seen. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || element.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    }, WHEN);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
