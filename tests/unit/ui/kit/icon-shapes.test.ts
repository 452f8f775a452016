import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { iconShapes, isIconName } from '#ui/kit/icon-shapes.ts';

/** Every value of a key anywhere in a JSON document. */
function valuesOf(key: string, node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap((item) => valuesOf(key, item));
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    name === key && typeof value === 'string' ? [value] : valuesOf(key, value),
  );
}

async function named(key: string, folder: string, file: RegExp): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => file.test(name));
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.flatMap((text) => valuesOf(key, JSON.parse(text)));
}

describe('icons', () => {
  it('has every one that a brand names', async () => {
    const icons = await named('icon', 'brands', /manifest\.json$/);
    expect(icons.length).toBeGreaterThan(10);
    expect(icons.filter((name) => !isIconName(name))).toEqual([]);
  });

  it('has every glyph that the registry of networks names', async () => {
    const glyphs = await named('glyph', 'brands/_registry/socials', /\.json$/);
    expect(glyphs.length).toBeGreaterThan(3);
    expect(glyphs.filter((name) => !isIconName(name))).toEqual([]);
  });

  it.each(Object.entries(iconShapes))('draws %s with path commands alone', (_name, shape) => {
    for (const d of Object.values(shape)) expect(d).toMatch(/^M[-MLHVCSQTAZmlhvcsqtaz0-9., ]+$/);
  });
});
