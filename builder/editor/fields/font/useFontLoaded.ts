import { useEffect, useSyncExternalStore } from 'react';

/** Whether the page itself has a family: fonts of the site are not always loaded in the builder. */
export function useFontLoaded(family: string): boolean {
  const isLoaded = useSyncExternalStore(subscribe, () => isFontLoaded(family));
  useEffect(() => {
    if (isDeclared(family)) void document.fonts.load(fontOf(family)).catch(() => undefined);
  }, [family]);
  return isLoaded;
}

function subscribe(onChange: () => void): () => void {
  document.fonts.addEventListener('loadingdone', onChange);
  return () => document.fonts.removeEventListener('loadingdone', onChange);
}

function isFontLoaded(family: string): boolean {
  // Browsers answer yes for a family that no rule declares.
  return isDeclared(family) && document.fonts.check(fontOf(family));
}

function isDeclared(family: string): boolean {
  return [...document.fonts].some((face) => face.family.replaceAll(/["']/g, '') === family);
}

function fontOf(family: string): string {
  return `16px "${family}"`;
}
