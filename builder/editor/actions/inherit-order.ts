import type { AuthoredManifest } from '#brand/authored.ts';
import { isJsonArray, isJsonObject } from '#brand/json.ts';
import { itemId } from '#brand/manifest-node.ts';
import { arrangeList, isRemoval, withoutHints } from '../document/arrange-list.ts';
import { idsOf, type Place } from '../document/place.ts';
import { writeAt } from '../document/write.ts';
import type { EditedDocument } from './document.ts';

export interface InheritOrder {
  readonly type: 'inheritOrder';
  /** The list. */
  readonly place: Place;
}

/** Gives a list the parents' order again; the brand's own items follow. */
export function inheritOrder(document: EditedDocument, action: InheritOrder): AuthoredManifest {
  return writeAt(document.authored, document.inherited, action.place, (authored, inherited) => {
    if (!isJsonArray(authored)) return authored;
    const items = authored
      .filter(isJsonObject)
      .map((item) => (isRemoval(item) ? item : withoutHints(item)))
      // An item that only held a place has nothing to say any more.
      .filter(
        (item) => Object.keys(item).length > 1 || !idsOf(inherited).includes(itemId(item) ?? ''),
      );
    const gone = new Set(items.filter(isRemoval).map(itemId));
    const kept = idsOf(inherited).filter((id) => !gone.has(id));
    const own = idsOf(items).filter((id) => !kept.includes(id) && !gone.has(id));
    const arranged = arrangeList(idsOf(inherited), items, [...kept, ...own]);
    return arranged.length === 0 ? undefined : arranged;
  });
}
