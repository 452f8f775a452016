import type { LimitKind } from '#contract/generated/types.ts';

/** Kinds of limits in the order they are shown. */
export const LIMIT_ORDER: readonly LimitKind[] = ['deposit', 'loss', 'stake', 'time'];
