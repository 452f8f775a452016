import type { AuthoredManifest } from '#brand/authored.ts';
import type { JsonObject } from '#brand/json.ts';
import { isJsonArray, isJsonObject } from '#brand/json.ts';
import { itemId } from '#brand/manifest-node.ts';
import { arrangeList, mergedOrder } from '../document/arrange-list.ts';
import { idsOf, type Place } from '../document/place.ts';
import { writeAt } from '../document/write.ts';
import type { EditedDocument } from './document.ts';

export interface AddItem {
  readonly type: 'addItem';
  /** The list. */
  readonly place: Place;
  /** With an id that the list does not have yet. */
  readonly item: JsonObject;
  /** Where it is to stand in the merged list; the end when left out. */
  readonly index?: number;
}

export function addItem(document: EditedDocument, action: AddItem): AuthoredManifest {
  const id = itemId(action.item) ?? '';
  return writeAt(document.authored, document.inherited, action.place, (authored, inherited) => {
    const items = isJsonArray(authored) ? authored.filter(isJsonObject) : [];
    const inheritedIds = idsOf(inherited);
    const order = mergedOrder(inheritedIds, items);
    const index = action.index ?? order.length;
    return arrangeList(
      inheritedIds,
      [...items, action.item],
      [...order.slice(0, index), id, ...order.slice(index)],
      id,
    );
  });
}
