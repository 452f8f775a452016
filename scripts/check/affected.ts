import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles, readFiles, type SourceFile } from './source-files.ts';

/** The tests that an edit can have broken. */
export interface Affected {
  /** Everything is to be run. */
  isWhole: boolean;
  /** Browser specs, where not everything is. */
  specs: readonly string[];
}

/** Files on which everything rests, or whose users no rule finds. */
const WHOLE =
  /^(?:src\/(?:contract|brand|ui|art)\/|src\/server\/(?!features\/)|schemas\/|brands\/|scripts\/|tests\/support\/|package|vite\.config|tsconfig)/;
/** Files that no browser test sees. */
const UNSEEN = /^(?:tests\/(?:unit|api|checks|faults|bench)\/|README\.md$|src\/README\.md$|\.ci\/)/;
/** Apps by their folder, and the specs that open them. */
const APPS: readonly [folder: RegExp, opens: RegExp][] = [
  [/^src\/office\//, /\bopenOffice\(|\/office\//],
  [/^src\/agent\//, /agentHome/],
  [/^builder\//, /builder/],
  [/^src\/staff\//, /\bopenOffice\(|builder/],
  [/^src\/games\//, /seamless|openTitle|gameCode/],
];
const FEATURE = /^src\/(?:(?:site|office|agent|server)\/features|domain|games)\/([^/]+)\//;

/**
 * The browser specs that an edit of some files can have broken. A feature's specs are those that name its
 * folder or one of its paths; a feature that none of them names affects all specs of its app.
 * @param files paths of what differs from the last commit
 * @param specs every browser spec
 * @param pathsOf the paths that a feature's folder declares
 */
export function affectedBy(
  files: readonly string[],
  specs: readonly SourceFile[],
  pathsOf: (folder: string) => readonly string[],
): Affected {
  const seen = files.filter((file) => !UNSEEN.test(file));
  if (seen.some((file) => WHOLE.test(file))) return { isWhole: true, specs: [] };
  const chosen = new Set(seen.flatMap((file) => specsOf(file, specs, pathsOf)));
  return { isWhole: false, specs: [...chosen].toSorted() };
}

function specsOf(
  file: string,
  specs: readonly SourceFile[],
  pathsOf: (folder: string) => readonly string[],
): string[] {
  if (file.startsWith('tests/e2e/')) return [file];
  const name = FEATURE.exec(file)?.[1];
  if (name !== undefined) {
    const words = [name, ...pathsOf(FEATURE.exec(file)?.[0] ?? '')];
    const named = specs.filter(
      ({ path: spec, text }) => spec.includes(name) || words.some((word) => text.includes(word)),
    );
    if (named.length > 0) return named.map((spec) => spec.path);
  }
  const opens = APPS.find(([folder]) => folder.test(file))?.[1] ?? /./;
  return specs.filter(({ text }) => opens.test(text)).map((spec) => spec.path);
}

/** As `affectedBy`, for the files of a tree. */
export async function affectedInTree(root: string, files: readonly string[]): Promise<Affected> {
  const specs = await readFiles(root, await listFiles(root, ['tests/e2e'], /\.spec\.ts$/));
  const declarations = new Map<string, string>();
  for (const file of files) {
    const folder = FEATURE.exec(file)?.[0];
    if (folder === undefined) continue;
    const texts = ['feature.ts', 'feature.tsx'].map((name) =>
      readFile(path.join(root, folder, name), 'utf8').catch(() => ''),
    );
    declarations.set(folder, (await Promise.all(texts)).join('\n'));
  }
  const pathsOf = (folder: string): string[] =>
    [...(declarations.get(folder) ?? '').matchAll(/\bpath: '([^']{3,})'/g)].map(
      ([, found = '']) => found,
    );
  return affectedBy(files, specs, pathsOf);
}
