import path from 'node:path';

/** The commands of package.json run at the repository's root, and so does the server. */
const ROOT = process.cwd();

export const MIGRATIONS_FOLDER = path.join(ROOT, 'src/server/migrations');
export const MANIFEST_SCHEMAS_FOLDER = path.join(ROOT, 'schemas/manifest');
export const REGISTRY_SCHEMAS_FOLDER = path.join(ROOT, 'schemas/registry');
export const WEB_FOLDER = path.join(ROOT, 'dist/web');
export const RENDER_BUNDLE = path.join(ROOT, 'dist/render/entry-server.js');
