import path from 'node:path';
import sharp from 'sharp';
import { groupShots, type Shot, shotFile } from './plan-shots.ts';

/** All in pixels of the sheet. */
const CELL_HEIGHT = 420;
const GAP = 12;
const NAME_HEIGHT = 30;

/** One sheet a screen and language: a row a brand, a column a scheme and width. */
export async function drawSheets(shots: readonly Shot[], folder: string): Promise<string[]> {
  const sheets = groupShots(shots, ({ screen, language }) => `${screen}-${language}`);
  const files: string[] = [];
  for (const [name, own] of sheets) {
    const file = path.join(folder, `${name}.png`);
    await drawSheet(own, folder, file);
    files.push(file);
  }
  return files;
}

async function drawSheet(shots: readonly Shot[], folder: string, file: string): Promise<void> {
  const rows = [...groupShots(shots, ({ brand }) => brand)];
  const drawn = await Promise.all(
    rows.map(async ([brand, own], row) => {
      const pictures = await Promise.all(own.map(async (shot) => shrink(shot, folder)));
      const top = row * (NAME_HEIGHT + CELL_HEIGHT + GAP);
      let left = GAP;
      const parts = pictures.map(({ data, width }) => {
        const part = { input: data, left, top: top + NAME_HEIGHT };
        left += width + GAP;
        return part;
      });
      return { width: left, parts: [{ input: nameOf(brand), left: GAP, top }, ...parts] };
    }),
  );
  const size = {
    width: Math.max(...drawn.map(({ width }) => width)),
    height: rows.length * (NAME_HEIGHT + CELL_HEIGHT + GAP),
  };
  await sharp({ create: { ...size, channels: 3, background: '#7a7f87' } })
    .composite(drawn.flatMap(({ parts }) => parts))
    .png({ compressionLevel: 9 })
    .toFile(file);
}

async function shrink(shot: Shot, folder: string) {
  const picture = sharp(path.join(folder, shotFile(shot))).resize({
    height: CELL_HEIGHT,
    width: Math.round((CELL_HEIGHT * shot.width) / (shot.width < 600 ? 844 : 900)),
    fit: 'cover',
    position: 'top',
  });
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

function nameOf(brand: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="${NAME_HEIGHT}"><text y="21" font-family="sans-serif" font-size="18" font-weight="700" fill="#fff">${brand}</text></svg>`,
  );
}
