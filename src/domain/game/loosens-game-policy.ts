import type { GamePolicy } from '#contract/generated/types.ts';

type Returns = Pick<GamePolicy, 'slotReturn'>;

/** Percent of a return class. Infinity as designed: every class is below the design. */
const percentOf = ({ slotReturn }: Returns): number =>
  slotReturn === null ? Infinity : Number(slotReturn);

/** Whether slots return more under another policy. */
export function loosensGamePolicy(before: Returns, after: Returns): boolean {
  return percentOf(after) > percentOf(before);
}
