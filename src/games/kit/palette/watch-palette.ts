import type { Palette } from '#art/types.ts';
import { readPalette } from './read-palette.ts';

/** Tells when the colours in force on an element change: light to dark, or another theme. */
export function watchPalette(
  element: Element,
  onChange: (palette: Palette) => void,
): { check: () => void; stop: () => void } {
  let known = JSON.stringify(readPalette(element));
  const check = (): void => {
    const palette = readPalette(element);
    const now = JSON.stringify(palette);
    if (now === known) return;
    known = now;
    onChange(palette);
  };
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', check);
  const attributes = new MutationObserver(check);
  attributes.observe(document.documentElement, {
    attributeFilter: ['data-scheme', 'style', 'class'],
  });
  return {
    check,
    stop() {
      dark.removeEventListener('change', check);
      attributes.disconnect();
    },
  };
}
