import { type RefObject, useEffect, useRef } from 'react';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { mountBackdrop } from '../backdrop/mount-backdrop.ts';
import { readPalette } from '../palette/read-palette.ts';
import { watchPalette } from '../palette/watch-palette.ts';

export interface BackdropHosts {
  /** Filled with the scene. */
  readonly scene: RefObject<HTMLElement | null>;
  /** The scene is built around it. */
  readonly board: RefObject<HTMLElement | null>;
}

/** Puts the brand's scene behind a game and keeps it in the colours in force. */
export function useBackdrop(code: string, { scene, board }: BackdropHosts): void {
  const { theme } = useSitePlan();
  const { recipe } = theme;
  const checkPalette = useRef<() => void>(() => undefined);
  useEffect(() => {
    const [host, reels] = [scene.current, board.current];
    if (host === null || reels === null) return;
    const backdrop = mountBackdrop({ code, host, reels, recipe, palette: readPalette(host) });
    const colours = watchPalette(host, (next) => backdrop.recolour(next));
    checkPalette.current = colours.check;
    return () => {
      colours.stop();
      backdrop.destroy();
    };
  }, [code, scene, board, recipe]);
  useEffect(() => checkPalette.current(), [theme]);
}
