const KEY = 'calm-mode';
const listeners = new Set<() => void>();

/** Whether this browser was asked for calm: no motion, sound, marquee or celebration. */
export function isCalm(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    // Storage may be forbidden.
    return false;
  }
}

/** Whether pictures stand still: the system asks for less motion, or calm mode is on. */
export const lessMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || isCalm();

/** Puts the mode on the document, where styles see it. */
export function showCalm(): void {
  document.documentElement.toggleAttribute('data-calm', isCalm());
}

export function setCalm(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage it cannot be kept.
  }
  showCalm();
  for (const tell of listeners) tell();
}

/** @returns ends it */
export function onCalmChange(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
