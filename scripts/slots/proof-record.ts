import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';

const RECORD = 'scripts/slots/proven.json';
const ENGINE = ['src/games/slot/math', 'src/games/slot/proof', 'src/games/kit/proof'];
const ENGINE_FILES = ['src/games/slot/lines.ts'];

/**
 * Which titles are proven, each by the digest of its file together with the code of engine and proof. A
 * change of either makes the entry stale: the title has to be proven again. Comments and formatting do
 * not count.
 */
export interface ProofRecord {
  isProven(file: string): boolean;
  add(file: string): void;
  /** Writes the record, without titles that no longer exist. */
  save(files: readonly string[]): void;
}

export function readProofRecord(root: string): ProofRecord {
  const place = path.join(root, RECORD);
  const known: Record<string, string> = existsSync(place)
    ? (JSON.parse(readFileSync(place, 'utf8')) as Record<string, string>)
    : {};
  const engine = engineDigest(root);
  const digestOf = (file: string): string => {
    const title: unknown = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    return digest([engine, JSON.stringify(title)]);
  };
  return {
    isProven: (file) => known[path.basename(file, '.json')] === digestOf(file),
    add(file) {
      known[path.basename(file, '.json')] = digestOf(file);
    },
    save(files) {
      const names = files.map((file) => path.basename(file, '.json')).toSorted();
      const kept = names.flatMap((name) =>
        known[name] === undefined ? [] : [[name, known[name]]],
      );
      writeFileSync(place, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
    },
  };
}

function engineDigest(root: string): string {
  const files = ENGINE.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  );
  return digest(
    [...files, ...ENGINE_FILES].toSorted().map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return transformSync(text, { loader: 'ts', minifyWhitespace: true }).code;
    }),
  );
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 32);
}
