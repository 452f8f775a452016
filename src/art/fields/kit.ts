import { at } from '../shape.ts';

export type Kit = 'stripes' | 'chevrons' | 'sash' | 'hoops' | 'pinstripes' | 'checks';
export const kits: readonly [Kit, ...Kit[]] = [
  'stripes',
  'chevrons',
  'sash',
  'hoops',
  'pinstripes',
  'checks',
];

/** Path of the lighter cloth of a kit over the whole canvas; `band` is the width of a stripe. */
export function kitCloth(kit: Kit, width: number, height: number, band: number): string {
  const strips = (from: number, to: number, step: number, draw: (at: number) => string): string => {
    let d = '';
    for (let place = from; place < to; place += step) d += draw(place);
    return d;
  };
  switch (kit) {
    case 'stripes':
      return strips(
        band / 2,
        width,
        band * 2,
        (x) => `M${at(x)} 0h${at(band)}V${at(height)}h-${at(band)}Z`,
      );
    case 'pinstripes':
      return strips(
        band * 0.6,
        width,
        band * 0.9,
        (x) => `M${at(x)} 0h${at(band * 0.16)}V${at(height)}h-${at(band * 0.16)}Z`,
      );
    case 'hoops':
      return strips(band / 2, height, band * 2, (y) => `M0 ${at(y)}H${at(width)}v${at(band)}H0Z`);
    case 'sash': {
      const lean = height * 0.5;
      return strips(
        -lean - band,
        width + band,
        band * 2,
        (x) => `M${at(x + lean)} 0h${at(band)}L${at(x + band)} ${at(height)}h-${at(band)}Z`,
      );
    }
    case 'chevrons': {
      const rise = Math.min(width, height) * 0.28;
      const [half, right] = [at(width / 2), at(width)];
      return strips(
        -rise,
        height + rise,
        band * 2,
        (y) =>
          `M0 ${at(y)}L${half} ${at(y + rise)}L${right} ${at(y)}v${at(band)}L${half} ${at(y + rise + band)}L0 ${at(y + band)}Z`,
      );
    }
    case 'checks': {
      let d = '';
      const size = band * 1.6;
      for (let row = 0; row * size < height; row += 1) {
        for (let x = row % 2 === 0 ? 0 : size; x < width; x += size * 2) {
          d += `M${at(x)} ${at(row * size)}h${at(size)}v${at(size)}h-${at(size)}Z`;
        }
      }
      return d;
    }
  }
}

/** Pitch markings seen from above with the centre spot at (x, y): circle, line, both boxes. */
export function pitchLines(width: number, spot: { x: number; y: number; r: number }): string {
  const { x, y, r } = spot;
  const half = r * 0.92;
  const [deep, small] = [r * 0.46, r * 0.2];
  const arc = r * 0.36;
  return (
    `M0 ${at(y)}H${at(x - r)}M${at(x + r)} ${at(y)}H${at(width)}` +
    `M${at(x - r)} ${at(y)}a${at(r)} ${at(r)} 0 1 1 ${at(2 * r)} 0a${at(r)} ${at(r)} 0 1 1-${at(2 * r)} 0` +
    `M${at(x - half)}-4V${at(deep)}H${at(x + half)}V-4` +
    `M${at(x - half * 0.5)}-4V${at(small)}H${at(x + half * 0.5)}V-4` +
    `M${at(x - arc)} ${at(deep)}a${at(arc)} ${at(arc * 0.5)} 0 0 0 ${at(arc * 2)} 0`
  );
}
