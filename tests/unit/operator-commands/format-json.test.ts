import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { formatJson } from '../../../scripts/operator-commands/format-json.ts';

it('lays JSON out as the formatter has laid out the registry and the brands', async () => {
  const registry = await readdir('brands/_registry', { recursive: true });
  const entries = registry.filter((name) => name.endsWith('.json'));
  expect(entries.length).toBeGreaterThan(100);
  const places = [
    ...entries.map((name) => path.join('brands/_registry', name)),
    ...['denluma', 'kyvolta'].map((id) => `brands/${id}/manifest.json`),
  ];
  for (const place of places) {
    const text = await readFile(place, 'utf8');
    expect(formatJson(JSON.parse(text)), place).toBe(text);
  }
});

it('keeps a list on lines of its own when it is too long for one, and quotes inside texts', () => {
  const long = Array.from({ length: 12 }, (_, index) => `a-rather-long-name-${index}`);
  expect(formatJson({ long }).split('\n')).toHaveLength(17);
  expect(formatJson({ short: ['a "b"', '[c]'] })).toBe('{\n  "short": ["a \\"b\\"", "[c]"]\n}\n');
});
