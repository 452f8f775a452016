import { browserClock } from '../../../kit/motion/stage-clock.ts';
import { reelGrid } from '../reel-grid.ts';
import type { Highlight, ReelView, ReelViewOptions, Resting } from '../reel-view.ts';
import { winnersOf } from '../winners-of.ts';
import { drawLines } from './draw-lines.ts';
import { createPlainReel } from './plain-reel.ts';
import styles from './plain-view.module.css';

/** Reels as plain elements, for browsers without WebGL: less to see, the same game. */
export function createPlainView(options: ReelViewOptions, first: Resting): ReelView {
  const { host, reducedMotion, look } = options;
  const board = document.createElement('div');
  board.className = styles['board'] ?? '';
  board.setAttribute('aria-hidden', 'true');
  board.style.setProperty('--reels', String(first.window.length));
  const reels = first.window.map(() => createPlainReel(look, options.pictureAddress));
  const lines = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  lines.setAttribute('class', styles['lines'] ?? '');
  board.append(...reels.map(({ element }) => element), lines);
  host.append(board);

  let { inks } = options;
  let resting = first;
  let lit: Highlight | null = null;
  let landings: (() => void)[] = [];

  const stopLandings = (): void => {
    for (const callOff of landings) callOff();
    landings = [];
  };
  const light = (highlight: Highlight | null): void => {
    lit = highlight;
    const won = highlight === null ? null : winnersOf(highlight, resting.window);
    const still = reducedMotion || highlight?.tier === 'plain';
    for (const [index, reel] of reels.entries()) {
      const rows = won?.filter(({ cell }) => cell.reel === index).map(({ cell }) => cell.row);
      reel.light(rows ?? null, still);
    }
    const grid = reelGrid(host.clientWidth, host.clientHeight, reels.length, look.rows);
    const drawn = highlight?.wins.filter((win) => win.type === 'lineWon') ?? [];
    drawLines(lines, drawn, grid, inks);
  };
  const stand = (next: Resting): void => {
    resting = next;
    for (const [index, reel] of reels.entries()) reel.rest(next.window[index] ?? [], false);
  };
  const paint = (): void => {
    board.style.setProperty('--glow', inks.glow);
  };

  const observer = new ResizeObserver(() => light(lit));
  observer.observe(host);
  paint();
  stand(first);

  return {
    rest(next) {
      stopLandings();
      light(null);
      stand(next);
    },
    turn(set) {
      stopLandings();
      light(null);
      for (const [index, reel] of reels.entries()) reel.turn(look.strips[set][index] ?? []);
    },
    land(landing) {
      stopLandings();
      resting = landing;
      for (const [index, reel] of reels.entries()) {
        const land = () => reel.rest(landing.window[index] ?? [], true);
        landings.push(browserClock.after(landing.restsAtMs[index] ?? 0, land));
      }
      for (const { reel, fromMs } of landing.held) {
        landings.push(browserClock.after(fromMs, () => reels[reel]?.hold()));
      }
    },
    highlight: light,
    grow(next, filled) {
      light(null);
      resting = next;
      for (const reel of filled) reels[reel]?.rest(next.window[reel] ?? [], true);
    },
    fall(next, gone) {
      light(null);
      resting = next;
      for (const [index, reel] of reels.entries()) {
        reel.rest(
          next.window[index] ?? [],
          gone.some((cell) => cell.reel === index),
        );
      }
    },
    highlightWin: (win) => light({ wins: [win], scatters: null, tier: lit?.tier ?? 'plain' }),
    repaint(next) {
      inks = next;
      paint();
      light(lit);
    },
    destroy() {
      stopLandings();
      observer.disconnect();
      board.remove();
    },
  };
}
