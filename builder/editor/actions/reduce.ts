import type { AuthoredManifest } from '#brand/authored.ts';
import { type AddItem, addItem } from './add-item.ts';
import { type ApplyPatch, applyPatch } from './apply-patch.ts';
import type { EditedDocument } from './document.ts';
import { type InheritOrder, inheritOrder } from './inherit-order.ts';
import { type InheritValue, inheritValue } from './inherit-value.ts';
import { type MoveItem, moveItem } from './move-item.ts';
import { type RemoveValue, removeValue } from './remove-value.ts';
import { type ReplaceDocument, replaceDocument } from './replace-document.ts';
import { type SetValue, setValue } from './set-value.ts';

/** Everything that may happen to a document. */
export type EditAction =
  | SetValue
  | RemoveValue
  | InheritValue
  | InheritOrder
  | AddItem
  | MoveItem
  | ApplyPatch
  | ReplaceDocument;

/** The brand's own document after an action; the one handed in is not touched. */
export function reduce(document: EditedDocument, action: EditAction): AuthoredManifest {
  switch (action.type) {
    case 'setValue':
      return setValue(document, action);
    case 'removeValue':
      return removeValue(document, action);
    case 'inheritValue':
      return inheritValue(document, action);
    case 'inheritOrder':
      return inheritOrder(document, action);
    case 'addItem':
      return addItem(document, action);
    case 'moveItem':
      return moveItem(document, action);
    case 'applyPatch':
      return applyPatch(document, action);
    case 'replaceDocument':
      return replaceDocument(document, action);
  }
}

/** Where an action is at work, for merging one edit with the next; null: all over the document. */
export function targetOf(action: EditAction): string | null {
  return 'place' in action ? `${action.type}:${action.place.join('/')}` : null;
}
