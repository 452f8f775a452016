import type { ArtRecipe } from '#brand/site-plan.ts';

/**
 * The stylesheet of a recipe, as a key of the build's manifest: one texture each, on the parts of a
 * page that say what they are by `data-part`. A page needs no other than its own.
 */
export function textureSource(recipe: ArtRecipe): string {
  return `src/ui/textures/${recipe}.css`;
}
