import type { AuthoredManifest } from '#brand/authored.ts';
import type { Json } from '#brand/json.ts';
import { overlayFor } from '../document/overlay.ts';
import type { Place } from '../document/place.ts';
import { writeAt } from '../document/write.ts';
import type { EditedDocument } from './document.ts';

export interface SetValue {
  readonly type: 'setValue';
  readonly place: Place;
  /** What is to stand there; also when it is what is inherited: the brand then says so itself. */
  readonly value: Json;
}

export function setValue(document: EditedDocument, action: SetValue): AuthoredManifest {
  return writeAt(document.authored, document.inherited, action.place, (_authored, inherited) =>
    overlayFor(inherited, action.value),
  );
}
