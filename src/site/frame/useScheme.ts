import { useAtom } from 'jotai';
import type { IconName } from '#ui/kit/icon-shapes.ts';
import { COLOR_SCHEMES, type ColorScheme } from '#brand/color-scheme.ts';
import { schemeAtom } from '#ui/picture/scheme.atoms.ts';

export const schemeIcon: Readonly<Record<ColorScheme, IconName>> = {
  light: 'sun',
  dark: 'moon',
  system: 'screen',
};

export function nextScheme(scheme: ColorScheme): ColorScheme {
  return COLOR_SCHEMES[(COLOR_SCHEMES.indexOf(scheme) + 1) % COLOR_SCHEMES.length] ?? 'system';
}

const YEAR_SECONDS = 31_536_000;

/** The appearance in use, which the server knows from the cookie. */
export function useScheme(): { scheme: ColorScheme; choose: (scheme: ColorScheme) => void } {
  const [scheme, setScheme] = useAtom(schemeAtom);
  const choose = (chosen: ColorScheme): void => {
    document.documentElement.dataset['scheme'] = chosen;
    document.cookie = `scheme=${chosen}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
    colourBars(chosen);
    setScheme(chosen);
  };
  return { scheme, choose };
}

/** The browser's own bars follow the scheme that was chosen, as the server has them on the next page. */
function colourBars(chosen: ColorScheme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset['scheme'];
    meta.media =
      chosen === 'system' ? `(prefers-color-scheme: ${own})` : chosen === own ? 'all' : 'not all';
  }
}
