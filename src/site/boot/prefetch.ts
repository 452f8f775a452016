/** What shows that somebody is about to follow a link. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

type LoadAt = (path: string) => (() => Promise<unknown>) | null;

/**
 * Loads the code and the texts of a screen or dialog while a link to it is pointed at, pressed or focused, so that
 * it arrives together with the app instead of after it. Every address is loaded once; what does not
 * arrive is asked for again when it is shown.
 */
export function prefetchOnIntent(
  page: Document,
  loadAt: LoadAt,
  loadTextsAt: (path: string) => void,
): void {
  const asked = new Set<string>();
  const prefetch = (path: string): void => {
    if (asked.has(path)) return;
    asked.add(path);
    loadAt(path)?.().catch(() => undefined);
    loadTextsAt(path);
  };
  const look = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null && link.origin === page.location.origin) prefetch(link.pathname);
  };
  for (const intent of INTENTS) {
    page.addEventListener(intent, look, { capture: true, passive: true });
  }
  // What is opened by its address and drawn by the app alone.
  prefetch(page.location.pathname);
}
