import { contrast } from '#art/colour.ts';
import type { Palette, RecipeName, Scheme } from '#art/types.ts';
import type { SlotScene } from '#contract/generated/types.ts';
import { createAmbience, imageAddress } from './ambience.ts';
import styles from './backdrop.module.css';
import { drawBackdrop } from './draw-backdrop.ts';
import { CLOTH_INK, drawSurface, type SurfaceKind } from './draw-surface.ts';

export interface BackdropOptions {
  readonly code: string;
  /** Its own scenery; left out: what the code says, and what the brand has. */
  readonly scenery?: Pick<SlotScene, 'hero' | 'drift'>;
  /** Positioned; the backdrop fills it, behind everything in it. */
  readonly host: HTMLElement;
  /** The reels: the scene is built around them. */
  readonly reels: HTMLElement;
  /** The play area and what lies under it; left out: the play area has its own ground. */
  readonly surface?: { readonly host: HTMLElement; readonly kind: SurfaceKind };
  readonly recipe: RecipeName;
  readonly palette: Palette;
}

export interface MountedBackdrop {
  recolour(palette: Palette): void;
  destroy(): void;
}

/** Redrawing costs some milliseconds: a window that is being pulled is drawn when it rests. */
const SETTLE_MS = 160;

/** Puts the game's world behind it and keeps it fitting when the window changes. */
export function mountBackdrop(options: BackdropOptions): MountedBackdrop {
  const { code, host, reels, recipe, scenery, surface } = options;
  const drift = scenery?.drift ?? null;
  let { palette } = options;
  const { layer, image } = createLayer();
  const ground = surface === undefined ? null : createLayer();
  if (ground !== null) surface?.host.prepend(ground.layer);
  if (surface?.kind === 'table') surface.host.style.setProperty('--surface-ink', CLOTH_INK);
  let ambience = createAmbience({ code, recipe, drift, palette, scheme: schemeOf(palette) });
  layer.append(ambience);
  host.prepend(layer);
  let timer: ReturnType<typeof setTimeout> | null = null;
  let drawn = '';

  const draw = (): void => {
    timer = null;
    const area = host.getBoundingClientRect();
    const box = reels.getBoundingClientRect();
    if (area.width < 1 || box.width < 1) return;
    const places = [area.width, area.height, box.x - area.x, box.y - area.y, box.width, box.height];
    const [width = 0, height = 0, x = 0, y = 0, reelsWidth = 0, reelsHeight = 0] = places.map(
      Math.round,
    );
    const key = JSON.stringify([places.map(Math.round), palette]);
    if (key === drawn) return;
    drawn = key;
    const { svg, ink, board } = drawBackdrop({
      code,
      ...(scenery === undefined ? {} : { hero: scenery.hero }),
      recipe,
      palette,
      scheme: schemeOf(palette),
      width,
      height,
      reels: { x, y, width: reelsWidth, height: reelsHeight },
    });
    image.src = imageAddress(svg);
    host.style.setProperty('--scene-ink', ink);
    host.style.setProperty('--scene-board', board);
    if (surface === undefined || ground === null) return;
    ground.image.src = imageAddress(
      drawSurface({
        code,
        kind: surface.kind,
        recipe,
        palette,
        scheme: schemeOf(palette),
        width: Math.max(1, surface.host.clientWidth),
        height: Math.max(1, surface.host.clientHeight),
      }),
    );
  };
  const observer = new ResizeObserver(() => {
    if (drawn === '') return draw();
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(draw, SETTLE_MS);
  });
  observer.observe(host);
  observer.observe(reels);

  return {
    recolour(next) {
      palette = next;
      const fresh = createAmbience({ code, recipe, drift, palette, scheme: schemeOf(palette) });
      ambience.replaceWith(fresh);
      ambience = fresh;
      draw();
    },
    destroy() {
      observer.disconnect();
      if (timer !== null) clearTimeout(timer);
      layer.remove();
      ground?.layer.remove();
      surface?.host.style.removeProperty('--surface-ink');
    },
  };
}

function createLayer(): { layer: HTMLElement; image: HTMLImageElement } {
  const layer = document.createElement('div');
  layer.className = styles['backdrop'] ?? '';
  layer.setAttribute('aria-hidden', 'true');
  const image = new Image();
  image.className = styles['picture'] ?? '';
  image.alt = '';
  layer.append(image);
  return { layer, image };
}

/** True when the colours are those of a light page. */
function schemeOf({ bg }: Palette): Scheme {
  return contrast(bg, '#ffffff') > contrast(bg, '#000000') ? 'dark' : 'light';
}
