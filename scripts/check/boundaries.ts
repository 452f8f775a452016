import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Check } from './check.ts';
import { configFile, linesOf, REPOSITORY, runTool } from './run-tool.ts';
import { listFiles } from './source-files.ts';

const READ_TSX = path.join(REPOSITORY, 'scripts/check/read-tsx.mjs');

interface CruiseReport {
  modules: { source: string }[];
  summary: {
    violations: { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }[];
  };
}

/** A rule of scripts/config/dependency-cruiser.cjs, as far as it is read here. */
interface BoundaryRule {
  name: string;
  from: { path?: string | string[] };
  to: { path?: string | string[] };
}

const { forbidden } = createRequire(import.meta.url)(configFile('dependency-cruiser.cjs')) as {
  forbidden: readonly BoundaryRule[];
};

const CACHE = 'node_modules/.cache/dependency-cruiser';

/** What an import resolves to, besides the file that holds it: the tool keys on that file alone. */
const RESOLUTION = ['package.json', 'package-lock.json'];

/** The cache of a tree. A changed package.json or lock file gives another folder. */
export function cacheFolder(root: string): string {
  const hash = createHash('sha256');
  for (const name of RESOLUTION) {
    const file = path.join(root, name);
    hash.update(`${name}\n`).update(existsSync(file) ? readFileSync(file) : 'none');
  }
  return path.join(root, CACHE, hash.digest('hex').slice(0, 16));
}

/** Arguments that keep the imports of unchanged files. Removes the caches of other lock files. */
async function cacheArguments(root: string): Promise<string[]> {
  const folder = cacheFolder(root);
  const kept = await readdir(path.dirname(folder)).catch(() => []);
  const stale = kept.filter((name) => name !== path.basename(folder));
  await Promise.all(
    stale.map((name) => rm(path.join(root, CACHE, name), { recursive: true, force: true })),
  );
  return ['--cache', folder, '--cache-strategy', 'content'];
}

/** The layers of the house, no circles, no feature inside another: scripts/config/dependency-cruiser.cjs. */
export const boundaries: Check = {
  name: 'boundaries',
  async run(root) {
    const folders = ['src', 'builder', 'scripts'].filter((folder) =>
      existsSync(path.join(root, folder)),
    );
    if (folders.length === 0) return { seen: 0, what: 'modules', faults: [] };
    const args = ['--config', configFile('dependency-cruiser.cjs'), '--output-type', 'json'];
    // Planted trees share our packages: a cache would outlive them there.
    const cache = root === REPOSITORY ? await cacheArguments(root) : [];
    const given = [...args, ...cache, ...folders];
    const { stdout, output } = await runTool(root, 'depcruise', given, READ_TSX);
    if (!stdout.trimStart().startsWith('{')) {
      return { seen: 0, what: 'modules', faults: linesOf(output) };
    }
    const { modules, summary } = JSON.parse(stdout) as CruiseReport;
    const read = new Set(modules.map((module) => module.source));
    const unread = (await listFiles(root, folders, /\.tsx?$/)).filter((file) => !read.has(file));
    return {
      seen: read.size,
      what: 'modules',
      faults: [
        ...unread.map((file) => `${file}: was not read`),
        // A planted tree has the files of one rule alone.
        ...(root === REPOSITORY ? idleRules(forbidden, [...read]) : []),
        ...summary.violations.map(({ from, to, rule, cycle }) => {
          const way = cycle?.map((step) => step.name).join(' -> ') ?? to;
          return `${from} -> ${way} (${rule.name})`;
        }),
      ],
    };
  },
};

/**
 * Rules that guard nothing: one of their patterns matches no module that was read.
 * @returns a fault for each such pattern
 */
export function idleRules(rules: readonly BoundaryRule[], modules: readonly string[]): string[] {
  // Rules of scope `folder` match a folder's path.
  const places = [...new Set([...modules, ...modules.map((module) => path.dirname(module))])];
  return rules.flatMap(({ name, from, to }) =>
    [from, to]
      .flatMap(({ path: pattern = [] }) => pattern)
      .filter((pattern) => !places.some((place) => new RegExp(pattern).test(place)))
      .map((pattern) => `${name}: no module matches ${pattern}, so the rule guards nothing`),
  );
}
