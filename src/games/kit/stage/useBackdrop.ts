import { type RefObject, useEffect, useRef } from 'react';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import type { SurfaceKind } from '../backdrop/draw-surface.ts';
import { mountBackdrop } from '../backdrop/mount-backdrop.ts';
import { readPalette } from '../palette/read-palette.ts';
import { watchPalette } from '../palette/watch-palette.ts';

export interface BackdropHosts {
  /** Filled with the scene. */
  readonly scene: RefObject<HTMLElement | null>;
  /** The scene is built around it. */
  readonly board: RefObject<HTMLElement | null>;
  /** The play area within the board. */
  readonly inner: RefObject<HTMLElement | null>;
}

/**
 * Puts the brand's scene behind a game and keeps it in the colours in force.
 * @param kind Ground of the play area; null when the view draws its own.
 */
export function useBackdrop(
  code: string,
  kind: SurfaceKind | null,
  { scene, board, inner }: BackdropHosts,
): void {
  const { theme } = useSitePlan();
  const { recipe } = theme;
  const checkPalette = useRef<() => void>(() => undefined);
  useEffect(() => {
    const [host, reels, area] = [scene.current, board.current, inner.current];
    if (host === null || reels === null || area === null) return;
    const backdrop = mountBackdrop({
      code,
      host,
      reels,
      ...(kind === null ? {} : { surface: { host: area, kind } }),
      recipe,
      palette: readPalette(host),
    });
    const colours = watchPalette(host, (next) => backdrop.recolour(next));
    checkPalette.current = colours.check;
    return () => {
      colours.stop();
      backdrop.destroy();
    };
  }, [code, kind, scene, board, inner, recipe]);
  useEffect(() => checkPalette.current(), [theme]);
}
