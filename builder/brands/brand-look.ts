import { drawLogoMark } from '#art/logo.ts';
import { type RecipeName, recipeNames, type Scheme } from '#art/types.ts';
import { isJsonObject, type Json } from '#brand/json.ts';
import type { ColorTokens } from '#brand/site-plan.ts';
import { allColors } from '../editor/fields/contrast-pairs.ts';
import { memberOf } from '../editor/document/layers.ts';
import { pictureAddress } from '../look/picture-address.ts';

/** What a brand looks like, as far as its manifest says so. */
export interface BrandLook {
  readonly recipe: RecipeName;
  readonly scheme: Scheme;
  readonly colors: ColorTokens;
  /** Address of its mark. */
  readonly mark: string;
}

/** Reads the look out of a resolved manifest; null where its colours cannot be drawn with. */
export function brandLook(brand: string, manifest: unknown, scheme?: Scheme): BrandLook | null {
  const theme = isJsonObject(manifest) ? manifest['theme'] : undefined;
  const recipe = recipeNames.find((name) => name === memberOf(theme, 'recipe'));
  const shown = scheme ?? (memberOf(theme, 'defaultScheme') === 'dark' ? 'dark' : 'light');
  const colors = allColors(memberOf(memberOf(theme, 'tokens'), shown));
  if (recipe === undefined || colors === null) return null;
  const mark = drawLogoMark({ recipe, palette: colors, scheme: shown, seed: brand });
  return { recipe, scheme: shown, colors, mark: pictureAddress(mark) };
}

/** The brand's name, or its id. */
export function brandName(brand: string, manifest: unknown): string {
  const identity: Json | undefined = isJsonObject(manifest) ? manifest['identity'] : undefined;
  const name = memberOf(identity, 'name');
  return typeof name === 'string' && name !== '' ? name : brand;
}
