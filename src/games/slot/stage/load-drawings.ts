import type { SlotLook } from './slot-look.ts';

/** The drawing of each symbol by its code; null: it did not arrive. */
export type Drawings = ReadonlyMap<string, HTMLImageElement | null>;

/**
 * Loads the drawings once, in one request; their size is chosen when textures are made. Never rejects:
 * a letter in the place of a missing picture keeps the game playable.
 */
export async function loadDrawings(
  { codes, pictureOf }: Pick<SlotLook, 'codes' | 'pictureOf'>,
  sheetOf: (names: readonly string[]) => string,
): Promise<Drawings> {
  const drawings = await fetchDrawings(sheetOf(codes.map((code) => pictureOf(code) ?? '')));
  const loaded = codes.map(
    async (code) => [code, await decode(drawings[pictureOf(code) ?? ''])] as const,
  );
  return new Map(await Promise.all(loaded));
}

async function fetchDrawings(address: string): Promise<Readonly<Record<string, string>>> {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as Record<string, string>) : {};
  } catch {
    return {};
  }
}

async function decode(svg: string | undefined): Promise<HTMLImageElement | null> {
  if (svg === undefined) return null;
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
