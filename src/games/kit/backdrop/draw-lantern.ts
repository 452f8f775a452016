import { defineLantern, hangLantern } from '#art/fields/lanterns.ts';
import { papercutInks } from '#art/inks/papercut.ts';
import { picture } from '#art/svg.ts';
import type { Palette, Scheme } from '#art/types.ts';

const BOX = 96;

/** A paper lantern let go: the one of the scene, alone and without its cord. */
export function drawLantern(code: string, palette: Palette, scheme: Scheme): string {
  const inks = papercutInks({ palette, scheme, seed: code });
  const lit = {
    paper: inks.gold,
    core: inks.cream,
    rib: inks.ember,
    cap: inks.hills[4],
    glow: inks.gold,
  };
  const place = { x: BOX / 2, from: BOX / 2 - 16, y: BOX / 2, scale: 1 };
  return picture(
    BOX,
    BOX,
    defineLantern('lantern', 'glow', 'round', lit),
    hangLantern('lantern', inks.gold, place),
  );
}
