import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShareCard, shareCard } from '#brand/share-card.ts';
import { type Faces, openFaces } from '#server/features/picture/faces.ts';
import { cardFile, rasteriseCard } from '#server/features/picture/rasterise-card.ts';
import { familyOf, unpackWoff } from '#server/features/picture/unpack-woff.ts';
import { shippedPlan } from '../../../site/site-fixture.ts';

let folder: string;
let faces: Faces;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'faces-'));
  faces = openFaces(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const cardOf = (brand: string) => shareCard(shippedPlan({ brand }));
const renamed = ({ svg, name }: ShareCard, change: object): ShareCard => ({
  svg,
  name: { ...name, ...change },
});

/** How much of the picture's name is of its ink, from 0 to 1. */
async function written(card: ShareCard): Promise<number> {
  const { x: left, y: top, width, height } = card.name.box;
  const { data } = await sharp(await rasteriseCard(card, faces))
    .extract({ left, top, width: Math.floor(width), height })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ink = [1, 3, 5].map((at) => Number.parseInt(card.name.ink.slice(at, at + 2), 16));
  let found = 0;
  for (let at = 0; at < data.length; at += 3) {
    const near = ink.every((part, index) => Math.abs(part - (data[at + index] ?? 0)) < 24);
    found += Number(near);
  }
  return found / (data.length / 3);
}

describe('a share card', () => {
  it('is a JPEG of 1200 x 630 that a message can carry', async () => {
    const bytes = await rasteriseCard(cardOf('kyvolta'), faces);
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(bytes.length).toBeLessThan(200_000);
  });

  it.each(['denluma', 'ondavela', 'kyvolta', 'quarantelle', 'zigzula', 'tribunox'])(
    'says the name of %s',
    async (brand) => {
      const card = cardOf(brand);
      const without = await written(renamed(card, { text: 'ชื่อ' }));
      expect(await written(card)).toBeGreaterThan(without + 0.04);
    },
  );

  it('is without a name whose letters or face are not bundled', async () => {
    const card = cardOf('denluma');
    const none = await rasteriseCard(renamed(card, { text: 'ชื่อ' }), faces);
    const faceless = await rasteriseCard(renamed(card, { family: 'Comic Sans' }), faces);
    expect(faceless.equals(none)).toBe(true);
    expect((await rasteriseCard(card, faces)).equals(none)).toBe(false);
  });

  it('takes a name as it is, whatever stands in it', async () => {
    const card = renamed(cardOf('denluma'), { text: '<b>&"Ñandú' });
    expect(await written(card)).toBeGreaterThan(0.02);
  });

  it('has another name for every brand and every change', () => {
    const card = cardOf('denluma');
    const others = [
      cardOf('kyvolta'),
      renamed(card, { text: 'Denluma 2' }),
      renamed(card, { weight: 400 }),
    ];
    const names = [card, ...others].map(cardFile);
    expect(new Set(names).size).toBe(names.length);
    expect(cardFile(cardOf('denluma'))).toBe(cardFile(card));
  });
});

describe('faces', () => {
  it('are unpacked once, the nearest weight there is', async () => {
    const [heavy, again] = await Promise.all([faces('Fraunces', 650), faces('Fraunces', 650)]);
    expect(again).toBe(heavy);
    expect(heavy?.family).toBe('Fraunces');
    const heaviest = await faces('Chakra Petch', 900);
    expect(heaviest?.file).toMatch(/chakra-petch-latin-700-normal\.ttf$/);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('are null for a family that is not bundled, or no name', async () => {
    expect(await faces('Comic Sans', 400)).toBeNull();
    expect(await faces('../../sharp', 400)).toBeNull();
  });

  it('are plain fonts, every table where the directory says', async () => {
    const face = await faces('Fraunces', 600);
    const font = await readFile(face?.file ?? '');
    expect(familyOf(font)).toBe('Fraunces SemiBold');
    const tables = font.readUInt16BE(4);
    for (let index = 0; index < tables; index += 1) {
      const start = font.readUInt32BE(12 + 16 * index + 8);
      expect(start % 4).toBe(0);
      expect(start + font.readUInt32BE(12 + 16 * index + 12)).toBeLessThanOrEqual(font.length);
    }
    expect(() => unpackWoff(font)).toThrow('not a WOFF file');
  });
});
