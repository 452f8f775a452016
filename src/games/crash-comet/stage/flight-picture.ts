import { heightAt, timeOf } from '../rules.ts';

/** The size of a drawing, in its own units. */
export interface SkySize {
  readonly width: number;
  readonly height: number;
}

/** The drawing of a past flight, and of a flight whose place has not been measured yet. */
export const SKY: SkySize = { width: 1000, height: 560 };
/** The axes hold at least so much, so that the first seconds are not a jump. */
const LEAST_MS = 7_000;
const LEAST_VALUE = 200;
const POINTS = 48;
/** Marks on an axis: at most so many, apart from the one at the origin. */
export const MOST_MARKS = 5;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface FlightPicture {
  /** An SVG path from the start to now. */
  readonly path: string;
  /** The area under the curve, closed along the ground. */
  readonly area: string;
  /** Place of the comet. */
  readonly head: Point;
}

/** The box between the axes: room for the labels on two sides, and for the comet on the others. */
export function skyPlot({ width, height }: SkySize) {
  const room = Math.min(48, width * 0.12);
  return { left: room, right: width - room, top: height * 0.1, ground: height - 28 };
}

/** Length of both axes at a multiplier in hundredths. */
function spanOf(value: number): { ms: number; hundredths: number } {
  return {
    ms: Math.max(LEAST_MS, timeOf(value)),
    hundredths: Math.max(LEAST_VALUE, value) - 100,
  };
}

/**
 * The curve of a flight up to a multiplier in hundredths, from the formula of the multiplier.
 * @param at place of the head on the same axes; now unless given.
 */
export function flightPicture(value: number, size: SkySize = SKY, at = value): FlightPicture {
  const elapsedMs = timeOf(value);
  const span = spanOf(value);
  const { left, right, top, ground } = skyPlot(size);
  const place = (ms: number, hundredths: number): Point => ({
    x: left + ((right - left) * ms) / span.ms,
    y: ground - ((ground - top) * (hundredths - 100)) / span.hundredths,
  });
  const points = Array.from({ length: POINTS + 1 }, (_, step) => {
    const ms = (elapsedMs * step) / POINTS;
    return place(ms, heightAt(ms));
  });
  const path = `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  const end = place(elapsedMs, 100).x.toFixed(1);
  return {
    path,
    area: `${path}L${end} ${ground}H${left}Z`,
    head: place(timeOf(at), heightAt(timeOf(at))),
  };
}

/** A mark on an axis: its place in the drawing and what it says. */
export interface AxisMark {
  readonly place: number;
  readonly value: number;
}

export interface FlightAxes {
  /** Heights, in hundredths of the stake. */
  readonly heights: readonly AxisMark[];
  /** Times from the start, in seconds. */
  readonly seconds: readonly AxisMark[];
}

/** The marks of both axes at a multiplier in hundredths, at round figures. */
export function flightAxes(value: number, size: SkySize = SKY): FlightAxes {
  const { left, right, top, ground } = skyPlot(size);
  const span = spanOf(value);
  const spanSeconds = span.ms / 1000;
  return {
    heights: marksUpTo(span.hundredths).map((above) => ({
      place: ground - ((ground - top) * above) / span.hundredths,
      value: 100 + above,
    })),
    seconds: marksUpTo(spanSeconds).map((seconds) => ({
      place: left + ((right - left) * seconds) / spanSeconds,
      value: seconds,
    })),
  };
}

/** Multiples of 1, 2 or 5 times a power of ten, from the first one to `most`. */
function marksUpTo(most: number): number[] {
  const rough = most / MOST_MARKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step);
}
