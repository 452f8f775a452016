/** Courses of a movement: progress 0 to 1 in, share of the way out. */
export type Ease = (progress: number) => number;

export const linear: Ease = (t) => t;
export const easeOut: Ease = (t) => 1 - (1 - t) ** 3;
export const easeInOut: Ease = (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);
/** Goes a little too far and comes back. */
export const easeOutBack: Ease = (t) => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2;
/** Up and down again: 0 at both ends, 1 in the middle. */
export const swell: Ease = (t) => Math.sin(Math.PI * t);
