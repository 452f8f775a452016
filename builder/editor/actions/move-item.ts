import type { AuthoredManifest } from '#brand/authored.ts';
import { isJsonArray, isJsonObject } from '#brand/json.ts';
import { arrangeList, mergedOrder } from '../document/arrange-list.ts';
import { idsOf, type Place } from '../document/place.ts';
import { writeAt } from '../document/write.ts';
import type { EditedDocument } from './document.ts';
import { moved } from './moved.ts';

export interface MoveItem {
  readonly type: 'moveItem';
  /** The list. */
  readonly place: Place;
  readonly id: string;
  /** Where it is to stand in the merged list; beyond an end means that end. */
  readonly to: number;
}

export function moveItem(document: EditedDocument, action: MoveItem): AuthoredManifest {
  return writeAt(document.authored, document.inherited, action.place, (authored, inherited) => {
    const items = isJsonArray(authored) ? authored.filter(isJsonObject) : [];
    const inheritedIds = idsOf(inherited);
    const order = mergedOrder(inheritedIds, items);
    const wanted = moved(order, order.indexOf(action.id), action.to);
    const next = arrangeList(inheritedIds, items, wanted, action.id);
    return next.length === 0 ? authored : next;
  });
}
