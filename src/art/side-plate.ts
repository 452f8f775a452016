import type { Box, Scene } from './types.ts';

/** The full-height plate when text is next to the hero (a wide banner); otherwise undefined. */
export function sidePlate({ plate, height }: Scene): Box | undefined {
  return plate !== undefined && plate.height > height * 0.6 ? plate : undefined;
}

/** The plate if words lie below the hero (tiles, tall banners); else undefined. */
export function footPlate(scene: Scene): Box | undefined {
  return sidePlate(scene) === undefined ? scene.plate : undefined;
}
