import { describe, expect, it } from 'vitest';
import { readManifestFile } from '../../../../../builder/editor/manifest-file/read-manifest-file.ts';

const current = { id: 'denluma', hosts: ['denluma.localhost'] };
const read = (text: string, encoding: BufferEncoding = 'utf8') =>
  readManifestFile(Buffer.from(text, encoding), current);

describe('readManifestFile', () => {
  it('refuses bytes that are not UTF-8, with their line', () => {
    expect(read('{\n"id": "denluma",\n"name": "Caf\u00E9"}', 'latin1')).toEqual({
      ok: false,
      fault: 'notUtf8',
      line: 3,
    });
  });

  it('accepts a byte order mark', () => {
    expect(read('\uFEFF{ "id": "denluma" }')).toEqual({
      ok: true,
      manifest: { id: 'denluma' },
      from: null,
    });
  });

  it('keeps the identity of the brand it is read into', () => {
    expect(read('{ "id": "kyvolta", "hosts": [] }')).toEqual({
      ok: true,
      manifest: current,
      from: 'kyvolta',
    });
  });

  it('distinguishes text, JSON and a manifest', () => {
    expect([read('{'), read('[]')]).toEqual([
      { ok: false, fault: 'notJson' },
      { ok: false, fault: 'notManifest' },
    ]);
  });
});
