import { isJsonObject, type JsonObject } from '#brand/json.ts';
import type { Registry, RegistryFont, RegistryLanguage } from '#brand/registry.ts';
import { brandLanguages } from '../../../registry/choices.ts';

type Known = Pick<Registry, 'fonts' | 'languages'>;

export interface FontCoverage {
  readonly font: RegistryFont;
  /** Languages of the brand that the family covers, the default first. */
  readonly covered: readonly RegistryLanguage[];
  /** Languages of the brand that would be drawn in a font of the player's device. */
  readonly uncovered: readonly RegistryLanguage[];
}

/** Which of a brand's languages a family covers; null for a family the registry does not know. */
export function fontCoverage(
  family: string,
  manifest: JsonObject,
  registry: Known,
): FontCoverage | null {
  const font = Object.values(registry.fonts).find((known) => known.family === family);
  if (font === undefined) return null;
  const own = scriptFamilies(manifest);
  const languages = brandLanguages(manifest).flatMap((code) => registry.languages[code] ?? []);
  return {
    font,
    covered: languages.filter(({ script }) => font.scripts.includes(script)),
    // A font pack, or a family the brand names for the script, draws these letters.
    uncovered: languages.filter(
      ({ script, fontPack }) =>
        !font.scripts.includes(script) && fontPack === null && !Object.hasOwn(own, script),
    ),
  };
}

function scriptFamilies(manifest: JsonObject): JsonObject {
  const theme = manifest['theme'];
  const fonts = isJsonObject(theme) ? theme['fonts'] : undefined;
  const scripts = isJsonObject(fonts) ? fonts['scripts'] : undefined;
  return isJsonObject(scripts) ? scripts : {};
}
