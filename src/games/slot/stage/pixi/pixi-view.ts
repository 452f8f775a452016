// Takes pixi's generated code out, which the pages' content policy would refuse.
import 'pixi.js/unsafe-eval';
import { Container, WebGLRenderer } from 'pixi.js';
import { createAnimator } from '../../../kit/motion/animator.ts';
import type { ReelGrid } from '../reel-grid.ts';
import { reelGrid } from '../reel-grid.ts';
import type { Highlight, ReelView, ReelViewOptions, Resting } from '../reel-view.ts';
import { winnersOf } from '../winners-of.ts';
import { createFallingReels } from './falling-reels.ts';
import { createHoldLayer } from './hold-layer.ts';
import { createLight, destroyLight } from './light-textures.ts';
import { createLineLayer } from './line-layer.ts';
import { createReel } from './reel.ts';
import { createSparkLayer } from './spark-layer.ts';
import { createTextures, destroyTextures } from './symbol-textures.ts';
import { createTurningReels } from './turning-reels.ts';
import { createWinnersLayer } from './winners-layer.ts';

/** The canvas is larger than the reels by this share of a cell, for light and sparks. */
const BLEED = 0.42;
const MOST_PIXELS_PER_POINT = 2;
/** Textures are this much larger than the symbols at rest, since winners grow. */
const TEXTURE_RESERVE = 1.18;
const STEPPED_BACK = 0.26;

const SPARKS = { plain: 0, win: 0, great: 26, grand: 64 } as const;
const SPARK_MS = 1700;

/** How long a reel glows over which a wild grows. */
const FILL_GLOW_MS = 520;

/** Reels drawn by the graphics card. @throws when there is no WebGL, or not enough of it. */
export async function createPixiView(options: ReelViewOptions, first: Resting): Promise<ReelView> {
  const { host, reducedMotion, look } = options;
  /** The dearest symbol that has won: what is thrown up in its honour. */
  const dearest = ({ wins }: Highlight): string =>
    look.codes.find((code) => wins.some(({ symbol }) => symbol === code)) ?? look.special ?? '';
  const now = () => performance.now();
  const resolution = Math.min(window.devicePixelRatio, MOST_PIXELS_PER_POINT);
  const renderer = new WebGLRenderer();
  await renderer.init({
    width: 1,
    height: 1,
    resolution,
    autoDensity: true,
    antialias: true,
    backgroundAlpha: 0,
    // Events, accessibility and text come with these; the controls are HTML.
    skipExtensionImports: true,
  });
  const pictures = await options.drawings;
  const { canvas } = renderer;
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, { position: 'absolute', pointerEvents: 'none' });

  const root = new Container();
  const scene = new Container();
  root.addChild(scene);
  const animator = createAnimator(() => renderer.render(root), now);
  let { inks } = options;
  let resting = first;
  let grid: ReelGrid = reelGrid(1, 1, first.window.length, look.rows);
  let textures = createTextures(pictures, 1, '#888888');
  let texturePixels = 1;
  let lit: Highlight | null = null;
  const light = createLight();
  const reels = first.window.map((_, index) => createReel(index, look.rows, () => textures));
  const holds = createHoldLayer(animator);
  const winners = createWinnersLayer(animator, look);
  const lines = createLineLayer(animator);
  const sparks = createSparkLayer(animator);
  const turning = createTurningReels(reels, options, first, animator, now, holds.release);
  const falling = createFallingReels(reels, animator);
  const reelLayer = new Container();
  reelLayer.addChild(...reels.map(({ container }) => container));
  scene.addChild(reelLayer, holds.container, lines.graphics, winners.container, sparks.container);

  const showLit = (highlight: Highlight, still: boolean): void => {
    const won = winnersOf(highlight, resting.window);
    for (const [index, reel] of reels.entries()) {
      // The layer above draws winning symbols, larger than their reel.
      const wins = (row: number) => won.some(({ cell }) => cell.reel === index && cell.row === row);
      reel.fade((row) => (wins(row) ? 0 : STEPPED_BACK));
    }
    winners.show(won, { grid, inks, textures, light, still });
    const drawn = highlight.wins.filter((win) => win.type === 'lineWon');
    lines.show(drawn, grid, inks, still);
  };
  const isStill = ({ tier }: Highlight) => reducedMotion || tier === 'plain';
  const darken = (): void => {
    lit = null;
    winners.clear();
    lines.clear();
    for (const reel of reels) reel.fade(() => 1);
    animator.touch();
  };

  const layOut = (): void => {
    const { clientWidth, clientHeight } = host;
    if (clientWidth === 0 || clientHeight === 0) return;
    grid = reelGrid(clientWidth, clientHeight, reels.length, look.rows);
    const bleed = Math.round(Math.min(grid.cellWidth, grid.cellHeight) * BLEED);
    renderer.resize(clientWidth + 2 * bleed, clientHeight + 2 * bleed);
    Object.assign(canvas.style, { left: `${-bleed}px`, top: `${-bleed}px` });
    scene.position.set(bleed, bleed);
    const pixels = Math.ceil(grid.symbolSize * TEXTURE_RESERVE * resolution);
    if (pixels !== texturePixels) {
      const old = textures;
      textures = createTextures(pictures, pixels, inks.seam);
      texturePixels = pixels;
      winners.clear();
      sparks.clear();
      for (const reel of reels) reel.place(grid);
      turning.redraw();
      destroyTextures(old);
    } else {
      for (const reel of reels) reel.place(grid);
      turning.redraw();
    }
    if (lit !== null) showLit(lit, isStill(lit));
    animator.touch();
  };

  const onContextLost = (event: Event): void => {
    event.preventDefault();
    options.onLost();
  };
  canvas.addEventListener('webglcontextlost', onContextLost);
  host.append(canvas);
  const observer = new ResizeObserver(layOut);
  observer.observe(host);
  layOut();

  return {
    rest(next) {
      resting = next;
      falling.stop();
      holds.clear();
      darken();
      turning.rest(next);
    },
    turn(set) {
      sparks.clear();
      darken();
      turning.turn(set);
    },
    land(landing) {
      resting = landing;
      turning.land(landing);
      for (const { reel, fromMs } of landing.held) holds.hold(reel, fromMs, grid, inks, light);
    },
    highlight(highlight) {
      if (highlight === null) return darken();
      lit = highlight;
      showLit(highlight, isStill(highlight));
      const count = reducedMotion ? 0 : SPARKS[highlight.tier];
      const texture = textures.get(dearest(highlight))?.clear;
      if (count > 0 && texture !== undefined) sparks.burst(texture, count, SPARK_MS, grid);
    },
    grow(next, filled) {
      resting = next;
      darken();
      turning.rest(next);
      for (const reel of filled) {
        holds.hold(reel, 0, grid, inks, light);
        animator.run({
          durationMs: FILL_GLOW_MS,
          move: () => undefined,
          onEnd: () => holds.release(reel),
        });
      }
      const wilds = filled.flatMap((reel) =>
        Array.from({ length: look.rows }, (_, row) => ({
          cell: { reel, row },
          symbol: look.wild ?? '',
        })),
      );
      winners.show(wilds, { grid, inks, textures, light, still: false });
    },
    fall(next, gone) {
      darken();
      falling.fall(resting.window, next.window, gone);
      resting = next;
    },
    highlightWin(win) {
      const tier = lit?.tier ?? 'plain';
      lit = { wins: [win], scatters: null, tier };
      showLit(lit, isStill(lit));
    },
    repaint(next) {
      inks = next;
      if (lit !== null) showLit(lit, true);
      animator.touch();
    },
    destroy() {
      observer.disconnect();
      canvas.removeEventListener('webglcontextlost', onContextLost);
      animator.clear();
      root.destroy({ children: true });
      destroyTextures(textures);
      destroyLight(light);
      renderer.destroy({ removeView: true });
    },
  };
}
