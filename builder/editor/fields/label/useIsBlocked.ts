import { isBounded } from '../../document/field-state.ts';
import { placeAt } from '../../document/place.ts';
import { useEditor } from '../../EditorContext.ts';

/** Whether a field cannot be edited: the account may only read, or a parent locks the value. */
export function useIsBlocked(pointer: string): boolean {
  const { layers, readOnly } = useEditor();
  if (readOnly) return true;
  if (layers.locks.length === 0) return false;
  const place = `/${placeAt(layers.effective, pointer).join('/')}`;
  return layers.locks.some(
    (lock) => !isBounded(lock) && (place === lock.pointer || place.startsWith(`${lock.pointer}/`)),
  );
}
