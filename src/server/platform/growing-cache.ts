import { LRUCache } from 'lru-cache';

/**
 * A cache of the entries used last, which grows as it fills: one with `max` takes the memory of all its
 * entries when it is made, some milliseconds at each start.
 * @param most entries that are kept
 */
export function growingCache<Value extends {}>(most: number): LRUCache<string, Value> {
  return new LRUCache<string, Value>({ maxSize: most, sizeCalculation: () => 1 });
}
