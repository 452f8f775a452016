import { BUILT } from '#brand/generated/built.ts';
import { SCREENS } from '#brand/screens.ts';

const PART = /<!-- needs (\w+) -->([\s\S]*?)<!-- \/needs -->/g;

/**
 * Takes out the parts of a shipped help page that describe a screen the release has not built, and
 * numbers the remaining headings again. A part is between `<!-- needs withdrawal -->` and
 * `<!-- /needs -->`; parts do not nest.
 * @throws Error when a part names no screen or does not end
 */
export function builtHelp(html: string, file: string, built: readonly string[] = BUILT): string {
  const kept = html.replaceAll(PART, (_, screen: string, part: string) => {
    if (!Object.hasOwn(SCREENS, screen)) throw new Error(`${file} needs the unknown ${screen}`);
    return built.includes(screen) ? part : '';
  });
  if (/<!-- \/?needs/.test(kept)) throw new Error(`${file} has a part without its other end`);
  let number = 0;
  return kept.replaceAll(/<h2>\d+\. /g, () => `<h2>${(number += 1)}. `);
}
