// Generated from the folders of src/server/products by codegen. Do not edit.
import type { ProductDeclaration } from '../product.ts';
import { product as games } from '../games/product.ts';
import { product as lottery } from '../lottery/product.ts';
import { product as sports } from '../sports/product.ts';
import { product as studio } from '../studio/product.ts';

/** Every product that takes stakes. */
export const PRODUCTS: readonly ProductDeclaration[] = [games, lottery, sports, studio];
