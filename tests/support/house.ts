import type { Server } from '#server/compose.ts';
import type { House } from '#server/vendors/house/house.ts';

/** What our own games run on in a server. */
export function houseOf({ features }: Pick<Server, 'features'>): House {
  const found = features.find(({ name }) => name === 'house') as { house?: House } | undefined;
  if (found?.house === undefined) throw new Error('the server serves no games of the house');
  return found.house;
}
