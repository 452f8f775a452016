import { isJsonArray, isJsonObject, type Json } from '#brand/json.ts';
import { isIdList, itemId } from '#brand/manifest-node.ts';

/**
 * The same value with the keys of its objects in the order of a model, new ones last. The database
 * does not keep the order of keys: without this, every pull would rewrite the whole file.
 */
export function keepOrder(value: Json, model: Json | undefined): Json {
  if (isJsonArray(value)) {
    return value.map((item, index) => keepOrder(item, modelItem(model, item, index)));
  }
  if (!isJsonObject(value)) return value;
  const order = isJsonObject(model) ? model : {};
  const known = Object.keys(order).filter((key) => Object.hasOwn(value, key));
  const keys = new Set([...known, ...Object.keys(value)]);
  const ordered = [...keys].flatMap((key): [string, Json][] => {
    const item = value[key];
    return item === undefined ? [] : [[key, keepOrder(item, order[key])]];
  });
  return Object.fromEntries(ordered);
}

function modelItem(model: Json | undefined, item: Json, index: number): Json | undefined {
  if (!isJsonArray(model)) return undefined;
  return isIdList(model) ? model.find((other) => itemId(other) === itemId(item)) : model[index];
}
