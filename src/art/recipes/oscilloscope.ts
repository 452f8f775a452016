import { mix } from '../colour.ts';
import { axisTicks, floorGrid, glowing, lissajous, traceOf, tracePath } from '../fields/scope.ts';
import { defineHero, paintWire, placeHero } from '../paint-hero.ts';
import { at } from '../shape.ts';
import { stops } from '../gradient.ts';
import { el } from '../svg.ts';
import type { Job } from '../types.ts';
import type { Recipe } from './recipe.ts';
import type { OscilloscopeInks } from '../inks/oscilloscope.ts';
import { hazeStrength, oscilloscopeInks } from '../inks/oscilloscope.ts';
import { readout, plate } from './scope-console.ts';

/** Top of the floor, behind the hero's lower edge. */
const horizonOf = ({ scene }: Job): number => scene.focus.y + scene.focus.r * 0.76;

function ground(job: Job, inks: OscilloscopeInks): string {
  const { width, height, focus } = job.scene;
  const [sky, haze, cells] = [job.id('s'), job.id('z'), job.id('c')];
  const cell = focus.r * 0.42;
  const horizon = horizonOf(job);
  return (
    el(
      'defs',
      {},
      el(
        'linearGradient',
        { id: sky, x2: 0, y2: 1 },
        stops(
          [0, inks.black, 1],
          [horizon / height - 0.04, inks.night, 1],
          [horizon / height, inks.black, 1],
        ),
      ),
      el(
        'radialGradient',
        {
          id: haze,
          gradientUnits: 'userSpaceOnUse',
          cx: focus.x,
          cy: focus.y,
          r: focus.r * 2.3,
        },
        stops(
          [0, inks.haze, hazeStrength],
          [0.35, inks.haze, 0.24],
          [0.7, inks.haze, 0.06],
          [1, inks.haze, 0],
        ),
      ),
      el(
        'pattern',
        {
          id: cells,
          width: cell,
          height: cell,
          x: focus.x,
          y: focus.y,
          patternUnits: 'userSpaceOnUse',
        },
        el('path', {
          d: `M0 0H${at(cell)}M0 0V${at(cell)}`,
          stroke: inks.haze,
          'stroke-opacity': 0.2,
        }),
      ),
    ) +
    el('rect', { width, height, fill: `url(#${sky})` }) +
    el('rect', { width, height: horizon, fill: `url(#${cells})` }) +
    el('rect', { width, height, fill: `url(#${haze})` }) +
    el('path', {
      d: axisTicks(width, horizon, focus.x, focus.y - focus.r * 0.62),
      stroke: inks.haze,
      'stroke-opacity': 0.5,
      'stroke-width': 4,
      'stroke-dasharray': '.8 7.2',
    })
  );
}

/** Frequency ratios of the Lissajous figure behind the hero. */
const figures: readonly [FrequencyRatio, ...FrequencyRatio[]] = [
  [3, 2],
  [3, 4],
  [5, 4],
  [1, 2],
];
type FrequencyRatio = readonly [number, number];

/** The main signal and its echoes: later sweeps fade and shift phase. */
function signals(job: Job, inks: OscilloscopeInks): string {
  const { width, focus } = job.scene;
  const { random } = job;
  const signal = traceOf(random);
  // A wide screen shows more of the same signal, not a stretched one.
  const zoom = Math.max(1, Math.max(focus.x, width - focus.x) / (focus.r * 2.2));
  const kind = { ...signal, turns: signal.turns * zoom };
  const y = focus.y - focus.r * random.between(0.72, 0.9);
  const swing = focus.r * 0.62;
  const echoes = Array.from({ length: 4 }, (_, index) => {
    const echo = index + 1;
    return el('path', {
      d: tracePath({
        ...kind,
        wave: index % 2 === 0 ? kind.wave : 'burst',
        width,
        y: y + echo * swing * 0.26,
        swing: swing * (1 - echo * 0.13),
        middle: focus.x + (echo - 3) * 14,
        phase: kind.phase + echo * 0.75,
      }),
      stroke: index % 2 === 0 ? inks.haze : inks.wire,
      'stroke-opacity': 0.62 - index * 0.1,
      'stroke-width': 1.1,
    });
  });
  const main = job.id('t');
  const figure = job.id('o');
  const [a, b] = random.pick(figures);
  return (
    el(
      'defs',
      {},
      el('path', {
        id: main,
        d: tracePath({ ...kind, width, y, swing, middle: focus.x }),
        'stroke-linejoin': 'round',
      }),
      el('path', {
        id: figure,
        d: lissajous(
          { x: focus.x, y: focus.y, rx: focus.r * 1.5, ry: focus.r * 1.22 },
          a,
          b,
          random.between(0.4, 1.2),
        ),
      }),
    ) +
    echoes.join('') +
    el('use', {
      href: `#${figure}`,
      stroke: inks.spark,
      'stroke-opacity': 0.12,
      'stroke-width': 4,
    }) +
    el('use', {
      href: `#${figure}`,
      stroke: inks.spark,
      'stroke-opacity': 0.5,
      'stroke-width': 1,
    }) +
    glowing(main, inks.spark, mix(inks.spark, '#ffffff', 0.75), 1.35)
  );
}

function floor(job: Job, inks: OscilloscopeInks): string {
  const { width, height, focus } = job.scene;
  const [fade, glow] = [job.id('f'), job.id('g')];
  const horizon = horizonOf(job);
  const grid = floorGrid({
    width,
    horizon,
    bottom: height,
    vanishX: focus.x,
    gauge: focus.r * 0.62,
  });
  return (
    el(
      'defs',
      {},
      el(
        'linearGradient',
        { id: fade, gradientUnits: 'userSpaceOnUse', x1: 0, y1: horizon, x2: 0, y2: height },
        stops([0, inks.wire, 0.85], [0.35, inks.wire, 0.55], [1, inks.haze, 0.25]),
      ),
      el(
        'linearGradient',
        { id: glow, x2: 0, y2: 1 },
        stops([0, inks.wire, 0.34], [1, inks.wire, 0]),
      ),
    ) +
    el('rect', { y: horizon, width, height: height - horizon, fill: inks.black }) +
    el('rect', { y: horizon, width, height: (height - horizon) * 0.5, fill: `url(#${glow})` }) +
    el('path', { d: grid, stroke: `url(#${fade})`, 'stroke-width': focus.r * 0.012 + 0.2 }) +
    [6, 3, 1]
      .map((wide) =>
        el('path', {
          d: `M0 ${at(horizon)}H${at(width)}`,
          stroke: wide === 1 ? inks.core : inks.wire,
          'stroke-width': wide,
          'stroke-opacity': wide === 1 ? 0.9 : 0.22,
        }),
      )
      .join('')
  );
}

/** The hero: glow, dark glass, wire, white-hot core; and its reflection on the floor. */
function tubeHero(job: Job, inks: OscilloscopeInks, wire = 2.3): string {
  const { focus } = job.scene;
  const shape = job.id('h');
  const size = focus.r * 1.86;
  const href = `#${shape}`;
  const glow = (wide: number, opacity: number) =>
    el('use', { href, stroke: inks.wire, 'stroke-width': wide, opacity });
  const mirrored = `translate(${at(focus.x - size / 2)} ${at(focus.y + size * 0.76)}) scale(${(size / 100).toFixed(3)} ${(-size / 360).toFixed(3)})`;
  return (
    defineHero(job.hero, shape) +
    el(
      'g',
      { transform: mirrored, opacity: 0.2 },
      el('use', { href, stroke: inks.wire, 'stroke-width': 2 }),
    ) +
    placeHero(
      focus.x,
      focus.y,
      size,
      glow(20, 0.05),
      glow(13, 0.08),
      glow(8, 0.14),
      glow(4.6, 0.3),
      paintWire(job.hero, shape, inks, wire),
    )
  );
}

export const oscilloscope: Recipe = {
  heroInks: (job) => oscilloscopeInks(job).hero,
  titleInks: (job) => ({ ink: '#f4f4fb', behind: oscilloscopeInks(job).night }),
  scene: (job) => {
    const inks = oscilloscopeInks(job);
    return [ground, signals, floor, tubeHero, readout, plate]
      .map((layer) => layer(job, inks))
      .join('');
  },
  field: (job) => {
    const inks = oscilloscopeInks(job);
    return [ground, signals, floor].map((layer) => layer(job, inks)).join('');
  },
};
