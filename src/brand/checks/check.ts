import { parentPointer, toPointer } from '../json-pointer.ts';
import type { FindingSuggestion, PatchStep, Severity } from './check-result.ts';
import type { CheckSubject } from './check-subject.ts';

/** Location of a finding: in a document as written, or in the resolved manifest. */
export type FindingPlace =
  | { readonly layer: string; readonly pointer: string; readonly what?: 'key' | 'value' }
  | { readonly resolved: string; readonly what?: 'key' | 'value' };

export interface Finding {
  readonly code: string;
  readonly at: FindingPlace;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Made once the place in the authored document is known. */
  readonly fix?: (pointer: string) => readonly PatchStep[];
  readonly suggest?: (pointer: string) => readonly FindingSuggestion[];
}

/** One thing that is looked at. A code's text is `check:<code>`. */
export interface Check {
  readonly name: string;
  /** Why it is looked at, for the reference page. */
  readonly docs: string;
  readonly codes: Readonly<Record<string, Severity>>;
  /** True when the check reads the dense manifest and so needs a valid one. */
  readonly needs: 'documents' | 'manifest';
  readonly visit: (subject: CheckSubject) => readonly Finding[];
}

/** "Did you mean": put another value there. */
function suggestValue(value: string): (pointer: string) => readonly FindingSuggestion[] {
  return (pointer) => [
    {
      messageKey: 'check:suggest.value',
      params: { value },
      patch: [{ op: 'replace', path: pointer, value }],
    },
  ];
}

/** "Did you mean", where there may be nothing close enough: spread it into a finding. */
export function suggestClosest(value: string | undefined): Partial<Pick<Finding, 'suggest'>> {
  return value === undefined ? {} : { suggest: suggestValue(value) };
}

/** "Did you mean" for a key: renames it in place. */
export function suggestRename(key: string | undefined): Partial<Pick<Finding, 'suggest'>> {
  if (key === undefined) return {};
  return {
    suggest: (pointer) => [
      {
        messageKey: 'check:suggest.rename',
        params: { key },
        patch: [
          { op: 'move', from: pointer, path: `${parentPointer(pointer)}${toPointer([key])}` },
        ],
      },
    ],
  };
}

/** Leaving it out is what a person most likely wants. */
export function suggestRemoval(pointer: string): readonly FindingSuggestion[] {
  return [
    { messageKey: 'check:suggest.remove', params: {}, patch: [{ op: 'remove', path: pointer }] },
  ];
}
