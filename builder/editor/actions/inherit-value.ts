import type { AuthoredManifest } from '#brand/authored.ts';
import type { Place } from '../document/place.ts';
import { writeAt } from '../document/write.ts';
import type { EditedDocument } from './document.ts';

export interface InheritValue {
  readonly type: 'inheritValue';
  readonly place: Place;
}

/** Says nothing about a place any more: what the parents say stands again, a removed one returns. */
export function inheritValue(document: EditedDocument, action: InheritValue): AuthoredManifest {
  return writeAt(document.authored, document.inherited, action.place, () => undefined);
}
