import type { Palette, RecipeName, Scheme } from '#art/types.ts';
import type { SlotScene } from '#contract/generated/types.ts';
import styles from './backdrop.module.css';
import { drawLantern } from './draw-lantern.ts';
import { drawTrace } from './draw-trace.ts';

const LANTERNS = 7;
const MOTES = 14;
const TRACES = 2;
const DRIFTERS = 16;

export interface AmbienceRequest {
  /** The game: seed of the inks. */
  readonly code: string;
  readonly recipe: RecipeName;
  /** What moves in the scene of this title; null: what the style has. */
  readonly drift: SlotScene['drift'] | null;
  readonly palette: Palette;
  readonly scheme: Scheme;
}

/**
 * What moves in the scene while nothing else does. Every movement is the browser's own, of
 * position and opacity alone, so that it runs without script and without repainting.
 */
export function createAmbience(request: AmbienceRequest): HTMLElement {
  const layer = document.createElement('div');
  layer.className = styles['ambience'] ?? '';
  layer.append(...drifters(request));
  return layer;
}

function drifters({ code, recipe, drift, palette, scheme }: AmbienceRequest): HTMLElement[] {
  if (drift !== null && drift !== 'lanterns') {
    return spread(DRIFTERS, (index) => {
      const mote = drifter('mote', index);
      mote.dataset['drift'] = drift;
      mote.style.backgroundColor = index % 2 === 0 ? palette.accent : palette.primary;
      return mote;
    });
  }
  switch (recipe) {
    case 'papercut': {
      const address = imageAddress(drawLantern(code, palette, scheme));
      return spread(LANTERNS, (index) => {
        const lantern = drifter('lantern', index);
        lantern.style.backgroundImage = `url("${address}")`;
        return lantern;
      });
    }
    case 'oscilloscope': {
      const address = imageAddress(drawTrace(code, palette, scheme));
      return spread(TRACES, (index) => {
        const trace = drifter('trace', index);
        trace.style.backgroundImage = `url("${address}")`;
        return trace;
      });
    }
    case 'risograph':
    case 'engraved':
    case 'sticker':
    case 'terrace':
      return spread(MOTES, (index) => {
        const mote = drifter('mote', index);
        mote.style.backgroundColor = index % 2 === 0 ? palette.accent : palette.primary;
        return mote;
      });
  }
}

function drifter(kind: 'lantern' | 'trace' | 'mote', index: number): HTMLElement {
  const element = document.createElement('span');
  element.className = styles[kind] ?? '';
  // Parts of the golden ratio: never two alike, and never a visible order.
  const scatter = (index * 0.618) % 1;
  element.style.setProperty('--x', String(scatter));
  element.style.setProperty('--size', String(0.55 + ((index * 0.382) % 1) * 0.7));
  element.style.setProperty('--phase', String((index * 0.7549) % 1));
  return element;
}

function spread(count: number, make: (index: number) => HTMLElement): HTMLElement[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** A drawing as an address: it is an image to the browser and can do nothing. */
export function imageAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
