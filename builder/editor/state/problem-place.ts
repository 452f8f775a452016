import type { AuthoredManifest } from '#brand/authored.ts';
import { isJsonArray, isJsonObject, type Json } from '#brand/json.ts';
import { toPointer } from '#brand/json-pointer.ts';
import { itemId } from '#brand/manifest-node.ts';
import type { CheckResult } from '#contract/generated/types.ts';
import type { Layers, ParentLayer } from '../document/layers.ts';
import { type Place, placeAt } from '../document/place.ts';

/** A finding and where in the forms it belongs. */
export interface PlacedProblem {
  readonly problem: CheckResult;
  /** Into the effective document. */
  readonly pointer: string;
  readonly place: Place;
}

/** Finds the field of each finding: checks speak of the document a value was written in. */
export function placeProblems(
  problems: readonly CheckResult[],
  layers: Layers,
  parents: readonly ParentLayer[],
): readonly PlacedProblem[] {
  return problems.map((problem) => {
    const place = placeAt(documentOf(problem.layer, layers, parents), problem.pointer);
    return { problem, place, pointer: pointerAt(layers.effective, place) };
  });
}

function documentOf(
  layer: string | undefined,
  layers: Layers,
  parents: readonly ParentLayer[],
): AuthoredManifest {
  return parents.find(({ brand }) => brand === layer)?.manifest ?? layers.authored;
}

/** A place as a pointer that counts; what is not there any more keeps its name. */
export function pointerAt(root: Json, place: Place): string {
  const segments: (string | number)[] = [];
  let value: Json | undefined = root;
  for (const segment of place) {
    const index = isJsonArray(value) ? value.findIndex((item) => itemId(item) === segment) : -1;
    segments.push(index < 0 ? segment : index);
    value = childAt(value, index < 0 ? segment : index);
  }
  return toPointer(segments);
}

function childAt(value: Json | undefined, key: string | number): Json | undefined {
  if (isJsonArray(value)) return value[Number(key)];
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
