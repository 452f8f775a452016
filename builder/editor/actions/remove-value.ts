import type { AuthoredManifest } from '#brand/authored.ts';
import { isJsonObject, type Json } from '#brand/json.ts';
import { itemId } from '#brand/manifest-node.ts';
import { type Place, valueAtPlace } from '../document/place.ts';
import { writeAt } from '../document/write.ts';
import type { EditedDocument } from './document.ts';

export interface RemoveValue {
  readonly type: 'removeValue';
  readonly place: Place;
}

/** Takes a value away: what is inherited is removed by name, what is the brand's own just goes. */
export function removeValue(document: EditedDocument, action: RemoveValue): AuthoredManifest {
  const { authored, inherited } = document;
  const holder = valueAtPlace(inherited, action.place.slice(0, -1));
  const isItem = Array.isArray(holder);
  return writeAt(authored, inherited, action.place, (_authored, below) =>
    below === undefined ? undefined : removal(below, isItem),
  );
}

function removal(inherited: Json, isItem: boolean): Json {
  return isItem && isJsonObject(inherited) ? { id: itemId(inherited), $remove: true } : null;
}
