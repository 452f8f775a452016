import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Check, Finding } from './check.ts';

interface Lockfile {
  packages: Record<
    string,
    { version?: string; resolved?: string; integrity?: string; link?: boolean }
  >;
}

interface Package {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The lock file names no download address and has a checksum for each package; versions are exact. */
export const lockfile: Check = {
  name: 'lockfile',
  async run(root): Promise<Finding> {
    const lock = await readJson<Lockfile>(root, 'package-lock.json', { packages: {} });
    const own = await readJson<Package>(root, 'package.json', {});
    const locked = Object.entries(lock.packages).filter(([place]) => place !== '');
    const wanted = Object.entries({ ...own.dependencies, ...own.devDependencies });
    return {
      seen: locked.length,
      what: 'locked packages',
      faults: [
        ...locked
          .filter(([, entry]) => entry.resolved !== undefined)
          .map(([place]) => `package-lock.json: ${place} has a "resolved" address`),
        ...locked
          .filter(([, entry]) => entry.integrity === undefined)
          .map(([place]) => `package-lock.json: ${place} has no integrity`),
        ...wanted
          .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
          .map(([name, version]) => `package.json: ${name} "${version}" is not an exact version`),
      ],
    };
  },
};

async function readJson<Shape>(root: string, name: string, absent: Shape): Promise<Shape> {
  const text = await readFile(path.join(root, name), 'utf8').catch(() => '');
  return text === '' ? absent : (JSON.parse(text) as Shape);
}
