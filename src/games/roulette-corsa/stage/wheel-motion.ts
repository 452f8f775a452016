import { WHEEL_ORDER } from '../../kit/roulette/spots.ts';

/** From the throw until the ball lies in its pocket, milliseconds. */
export const SPIN_MS = 1900;
/** The ball lies there before the table is shown. */
export const LANDED_MS = 400;

/** Degrees from one pocket to the next. */
export const POCKET_DEG = 360 / WHEEL_ORDER.length;

/** How the wheel is turned when a pocket is at the top, degrees. */
export function restAngle(pocket: number): number {
  return -WHEEL_ORDER.indexOf(pocket) * POCKET_DEG;
}

/** The wheel from one rest to the next: at least a whole turn clockwise, slowing down. */
export function wheelFrames(from: number, to: number): Keyframe[] {
  const turn = (((to - from) % 360) + 360) % 360;
  return [
    {
      transform: `rotate(${to - turn - 360}deg)`,
      easing: 'cubic-bezier(0.2, 0.55, 0.3, 1)',
    },
    { transform: `rotate(${to}deg)` },
  ];
}

/** The ball against the wheel, until it is at the top. */
export const BALL_AROUND: Keyframe[] = [
  { transform: 'rotate(1080deg)', easing: 'cubic-bezier(0.25, 0.5, 0.35, 1)' },
  { transform: 'rotate(0deg)' },
];

/**
 * The ball from the rim down into its pocket, with two bounces. Distances are in units of the drawing,
 * towards the rim.
 */
export const BALL_FALL: Keyframe[] = [
  { transform: 'translateY(-19px)', offset: 0 },
  { transform: 'translateY(-19px)', offset: 0.55, easing: 'ease-in' },
  { transform: 'translateY(0)', offset: 0.74, easing: 'ease-out' },
  { transform: 'translateY(-9px)', offset: 0.82, easing: 'ease-in' },
  { transform: 'translateY(0)', offset: 0.9, easing: 'ease-out' },
  { transform: 'translateY(-3px)', offset: 0.95, easing: 'ease-in' },
  { transform: 'translateY(0)', offset: 1 },
];
