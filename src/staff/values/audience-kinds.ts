import { callerKinds } from '#contract/generated/enum-values.ts';
import type { CallerKind } from '#contract/generated/types.ts';
import { isBuiltCaller } from '#domain/built/built-values.ts';

/** Kinds of visitor to choose from: those the site can have, and stored ones. */
export function offeredKinds(stored: readonly CallerKind[]): readonly CallerKind[] {
  return callerKinds.filter((kind) => isBuiltCaller(kind) || stored.includes(kind));
}

/** An audience with one kind added or removed, in the contract's order. */
export function withKind(
  kinds: readonly CallerKind[],
  changed: CallerKind,
  isIncluded: boolean,
): CallerKind[] {
  return callerKinds.filter((kind) => (kind === changed ? isIncluded : kinds.includes(kind)));
}
