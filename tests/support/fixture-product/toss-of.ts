import type { Server } from '#server/compose.ts';
import type { TossProduct } from './product.ts';

/** Finds the calls of a server's fixture product. */
export function tossOf({ features }: Pick<Server, 'features'>): TossProduct {
  for (const feature of features) if ('toss' in feature) return feature.toss as TossProduct;
  throw new Error('this server has no fixture product');
}
