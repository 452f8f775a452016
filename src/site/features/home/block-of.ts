import type { HomeBlock } from '#brand/site-plan.ts';

/** A home block of one kind. */
export type BlockOf<Kind extends HomeBlock['kind']> = Extract<HomeBlock, { kind: Kind }>;
