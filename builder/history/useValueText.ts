import { isJsonArray, type Json } from '#brand/json.ts';
import { shortValue } from '../editor/forms/short-value.ts';
import { useEditor } from '../editor/EditorContext.ts';
import { useChoiceName } from '../editor/forms/useNamedChoices.ts';
import { placeShape, type Place } from '../editor/document/place.ts';

/** A value in one line; entries of the registry and items of the manifest go by their names. */
export function useValueText(): (place: Place, value: Json) => string {
  const { effective } = useEditor().layers;
  const choiceName = useChoiceName();
  return (place, value) => {
    const shape = placeShape(effective, place);
    const named = (one: Json): Json =>
      typeof one === 'string' ? (choiceName(shape, one) ?? one) : one;
    return shortValue(isJsonArray(value) ? value.map(named) : named(value));
  };
}
