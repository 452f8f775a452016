/** What shows that somebody is about to follow a link. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

type PlainLink = Pick<URL, 'pathname' | 'search'>;
type LoadAt = (path: string) => (() => Promise<unknown>) | null;

export interface Prefetch {
  /** null: nothing to load. */
  loadAt: LoadAt;
  /** Also requested while a link is only pointed at or focused, once for each path. */
  onIntent: (path: string) => void;
  /** Requested when a link is pressed. */
  onPress: (link: PlainLink) => void;
}

/**
 * Loads the code of a screen or dialog and requests its texts while a link to it is pointed at, pressed or
 * focused, so that it arrives together with the app instead of after it. What does not arrive is asked
 * for again when it is shown.
 */
export function prefetchOnIntent(page: Document, { loadAt, onIntent, onPress }: Prefetch): void {
  const asked = new Set<string>();
  const prefetch = (path: string): void => {
    if (asked.has(path)) return;
    asked.add(path);
    loadAt(path)?.().catch(() => undefined);
    onIntent(path);
  };
  const look = ({ target, type }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== page.location.origin) return;
    prefetch(link.pathname);
    if (type === 'pointerdown') onPress(link);
  };
  for (const intent of INTENTS) {
    page.addEventListener(intent, look, { capture: true, passive: true });
  }
  // What is opened by its address and drawn by the app alone.
  prefetch(page.location.pathname);
  onPress(page.location);
}
