import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the answer that the address names into sight, in a dialog as on a page. */
export function useJump(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, key]);
}
