import { isJsonArray, isJsonObject, type Json } from './json.ts';
import type { SitePlan } from './site-plan.ts';

/**
 * The plan as players receive it: the same elements, with no reasons and nothing of what was taken
 * out. Reasons are for the builder; they name flags and rules, and triple the size.
 */
export function withoutReasons(plan: SitePlan): SitePlan {
  const bare = strip({ ...plan, removed: [] } as unknown as Json);
  return bare as unknown as SitePlan;
}

function strip(value: Json): Json {
  if (isJsonArray(value)) return value.map(strip);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === 'because' ? [] : strip(item)]),
  );
}
