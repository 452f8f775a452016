import type { CheckSubject } from '../check-subject.ts';
import type { FindingPlace } from '../check.ts';
import { byIdPointer } from '../../json-pointer.ts';

/**
 * Where a key that is missing from the resolved manifest was removed: the fault is the `null`, not
 * the parent that once had the key.
 */
export function findRemoval(subject: CheckSubject, pointer: string): FindingPlace | undefined {
  const { resolution, document } = subject;
  if (resolution === null || document === null) return undefined;
  const byId = byIdPointer(document, pointer);
  const removal = resolution.removals.find((item) => item.byId === byId);
  return removal === undefined
    ? undefined
    : { layer: removal.at.layer, pointer: removal.at.pointer };
}
