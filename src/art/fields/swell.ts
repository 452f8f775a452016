import { at } from '../shape.ts';

/**
 * A swell line across the canvas: half-waves of `length`, height `swing`, drawn with the short
 * smooth-quadratic command. It begins off canvas by `shift` so that neighbours interlock.
 */
export function swellLine(
  width: number,
  y: number,
  swing: number,
  length: number,
  shift: number,
): string {
  const start = -length - shift;
  const count = Math.ceil((width + length * 2 + shift) / length);
  return `M${at(start)} ${at(y)}q${at(length / 2)} ${at(-swing * 2)} ${at(length)} 0${`t${at(length)} 0`.repeat(count)}`;
}

/** The same line closed to the bottom of the canvas, for a sea that covers what is behind it. */
export function swellBody(
  width: number,
  height: number,
  y: number,
  swing: number,
  length: number,
  shift: number,
): string {
  return `${swellLine(width, y, swing, length, shift)}V${at(height + 20)}H-${at(length + shift)}Z`;
}
