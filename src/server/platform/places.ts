import path from 'node:path';

/** The commands of package.json run at the repository's root, and so does the server. */
const ROOT = process.cwd();

export const MIGRATIONS_FOLDER = path.join(ROOT, 'src/server/migrations');
export const MANIFEST_SCHEMAS_FOLDER = path.join(ROOT, 'schemas/manifest');
export const REGISTRY_SCHEMAS_FOLDER = path.join(ROOT, 'schemas/registry');

/** The built web apps below the folder of a build. */
export const webFolder = (buildDir: string): string => path.join(buildDir, 'web');

/** The sites' components as one module, below the folder of a build. */
export const renderBundle = (buildDir: string): string =>
  path.join(buildDir, 'render/entry-server.js');
