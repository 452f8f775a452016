import { parentPointer } from '../json-pointer.ts';
import type { FindingPlace } from './check.ts';
import type { LocatedFinding } from './check-result.ts';
import type { CheckSubject } from './check-subject.ts';

type Place = Pick<
  LocatedFinding,
  'layer' | 'pointer' | 'resolvedPointer' | 'file' | 'line' | 'column'
>;

/** Finds the document a finding is about, the pointer in it, and the place in its text. */
export function locateFinding(subject: CheckSubject, at: FindingPlace): Place {
  const written = 'resolved' in at ? writtenAt(subject, at.resolved) : at;
  // A draft's id is user input: "constructor" names no source.
  const { sources = {} } = subject;
  const source = Object.hasOwn(sources, written.layer) ? sources[written.layer] : undefined;
  const position = source?.locate(written.pointer, at.what);
  return {
    layer: written.layer,
    pointer: written.pointer,
    ...('resolved' in at ? { resolvedPointer: at.resolved } : {}),
    ...(source === undefined ? {} : { file: source.file }),
    ...position,
  };
}

/**
 * Where a value of the resolved manifest was written. What has no origin of its own (an element of
 * a plain list, a key that is missing) stands below the nearest thing that has.
 */
function writtenAt(
  subject: CheckSubject,
  resolved: string,
): { readonly layer: string; readonly pointer: string } {
  for (let at = resolved; at !== ''; at = parentPointer(at)) {
    const origin = subject.resolution?.originAt(at);
    if (origin !== undefined) {
      return { layer: origin.layer, pointer: `${origin.pointer}${resolved.slice(at.length)}` };
    }
  }
  return { layer: subject.id, pointer: resolved };
}
