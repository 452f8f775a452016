import { heightAt, timeOf } from '../rules.ts';

/** The box of the drawing. */
export const SKY_WIDTH = 1000;
export const SKY_HEIGHT = 560;
const GROUND = 520;
const LEFT = 40;
const RIGHT = 900;
const TOP = 90;
/** The axes hold at least so much, so that the first seconds are not a jump. */
const LEAST_MS = 7_000;
const LEAST_VALUE = 200;
const POINTS = 48;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface FlightPicture {
  /** An SVG path from the start to now. */
  readonly path: string;
  /** Where the comet is. */
  readonly head: Point;
}

/**
 * The curve of a flight up to a multiplier in hundredths, from the formula of the multiplier.
 * @param at place of the head on the same axes; now unless given.
 */
export function flightPicture(value: number, at = value): FlightPicture {
  const elapsedMs = timeOf(value);
  const spanMs = Math.max(LEAST_MS, elapsedMs);
  const spanValue = Math.max(LEAST_VALUE, value) - 100;
  const place = (ms: number, hundredths: number): Point => ({
    x: LEFT + ((RIGHT - LEFT) * ms) / spanMs,
    y: GROUND - ((GROUND - TOP) * (hundredths - 100)) / spanValue,
  });
  const points = Array.from({ length: POINTS + 1 }, (_, step) => {
    const ms = (elapsedMs * step) / POINTS;
    return place(ms, heightAt(ms));
  });
  const path = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return { path: `M${path}`, head: place(timeOf(at), heightAt(timeOf(at))) };
}
