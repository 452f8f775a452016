import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { familyOf, unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);

/** Faces are packed in steps of a hundred, and not in all of them. */
const STEPS = [0, 100, -100, 200, -200, 300, -300, 400, -400];

export interface Face {
  /** A plain font file: text cannot be drawn with the packed ones that browsers get. */
  readonly file: string;
  /** What the file itself is called. */
  readonly family: string;
}

/** The bundled Latin face of a family that is nearest to a weight; null where none is bundled. */
export type Faces = (family: string, weight: number) => Promise<Face | null>;

/** @param folder where unpacked faces are kept; several processes may share it */
export function openFaces(folder: string): Faces {
  const known = new Map<string, Promise<Face | null>>();
  return (family, weight) => {
    const packed = packedFile(family, weight);
    if (packed === null) return Promise.resolve(null);
    const face = known.get(packed) ?? unpack(packed, folder);
    known.set(packed, face);
    // A full disk may be mended.
    face.catch(() => known.delete(packed));
    return face;
  };
}

function packedFile(family: string, weight: number): string | null {
  const id = family.toLowerCase().replaceAll(' ', '-');
  if (!/^[a-z0-9-]+$/.test(id)) return null;
  const middle = Math.round(weight / 100) * 100;
  for (const step of STEPS) {
    const name = `@fontsource/${id}/files/${id}-latin-${middle + step}-normal.woff`;
    try {
      return resolve(name);
    } catch {
      // The next one may be there.
    }
  }
  return null;
}

async function unpack(packed: string, folder: string): Promise<Face | null> {
  const font = unpackWoff(await readFile(packed));
  const family = familyOf(font);
  if (family === null) return null;
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${path.basename(packed, '.woff')}.ttf`);
  const beside = `${file}.${randomBytes(6).toString('hex')}.part`;
  await writeFile(beside, font);
  await rename(beside, file);
  return { file, family };
}
