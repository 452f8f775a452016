import type { RecipeName } from '../types.ts';
import { engraved } from './engraved.ts';
import { oscilloscope } from './oscilloscope.ts';
import { papercut } from './papercut.ts';
import type { Recipe } from './recipe.ts';
import { risograph } from './risograph.ts';
import { sticker } from './sticker.ts';
import { terrace } from './terrace.ts';

export const recipes: Readonly<Record<RecipeName, Recipe>> = {
  papercut,
  risograph,
  oscilloscope,
  engraved,
  sticker,
  terrace,
};
