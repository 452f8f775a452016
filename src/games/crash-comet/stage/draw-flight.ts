import { flightAxes, flightPicture, MOST_MARKS, type SkySize, skyPlot } from './flight-picture.ts';

/** Text of a mark on an axis. */
export interface AxisWords {
  /** Label of a multiplier in hundredths. */
  readonly height: (hundredths: number) => string;
  readonly seconds: (seconds: number) => string;
}

const part = (sky: SVGSVGElement, name: string): Element | null =>
  sky.querySelector(`[data-part='${name}']`);

/** Sets the moving parts of a sky: runs every frame, so it changes attributes and renders nothing. */
export function drawFlight(
  sky: SVGSVGElement,
  size: SkySize,
  value: number,
  words: AxisWords,
): void {
  const { path, area, head } = flightPicture(value, size);
  part(sky, 'casing')?.setAttribute('d', path);
  part(sky, 'curve')?.setAttribute('d', path);
  part(sky, 'area')?.setAttribute('d', area);
  part(sky, 'comet')?.setAttribute('transform', `translate(${head.x} ${head.y})`);
  const { left, right, ground } = skyPlot(size);
  const { heights, seconds } = flightAxes(value, size);
  const lines = heights.map(({ place }) => `M${left} ${place.toFixed(1)}H${right}`).join('');
  part(sky, 'grid')?.setAttribute('d', lines);
  for (let index = 0; index < MOST_MARKS; index += 1) {
    const [tall, late] = [heights[index], seconds[index]];
    label(part(sky, `height-${index}`), left - 6, (tall?.place ?? 0) + 4, tall, words.height);
    label(part(sky, `second-${index}`), late?.place ?? 0, ground + 18, late, words.seconds);
  }
}

function label(
  text: Element | null,
  x: number,
  y: number,
  mark: { readonly value: number } | undefined,
  say: (value: number) => string,
): void {
  if (text === null) return;
  const words = mark === undefined ? '' : say(mark.value);
  if (text.textContent !== words) text.textContent = words;
  text.setAttribute('x', x.toFixed(1));
  text.setAttribute('y', y.toFixed(1));
}
