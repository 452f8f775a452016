import type { Json } from '../json.ts';

export type Severity = 'error' | 'warning' | 'info';

/** One step of a JSON Patch (RFC 6902) on the authored document of `layer`. */
export type PatchStep =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move'; readonly from: string; readonly path: string };

export interface FindingSuggestion {
  readonly messageKey: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly patch: readonly PatchStep[];
}

/** One finding, the same wherever the engine runs. */
export interface LocatedFinding {
  /** BM and four digits; what it means never changes. */
  readonly code: string;
  readonly severity: Severity;
  /** The brand that was checked. */
  readonly brand: string;
  /** The brand whose document is at fault: the checked one, or one it extends. */
  readonly layer: string;
  /** JSON pointer into the document of `layer`. */
  readonly pointer: string;
  /** The same place in the resolved manifest, where it has one. */
  readonly resolvedPointer?: string;
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
  readonly column?: number;
  readonly messageKey: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** A repair that cannot do harm. */
  readonly fix?: readonly PatchStep[];
  /** Repairs for a person to choose from. */
  readonly suggestions: readonly FindingSuggestion[];
}
