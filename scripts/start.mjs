/**
 * `npm start`: installs and builds what is missing or old, then becomes the server, which migrates,
 * seeds, serves and prints its addresses. Plain JavaScript, because nothing is installed at first.
 */
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhenStale } from './bootstrap/build-when-stale.mjs';
import { installWhenStale } from './bootstrap/install.mjs';
import { requireNode } from './bootstrap/node-version.mjs';
import { ROOT } from './bootstrap/root.mjs';

requireNode();
await installWhenStale();
await buildWhenStale();
process.chdir(ROOT);
// React and others read it while they load.
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
// From Node 22 on: what was compiled once is not compiled again at the next start.
module.enableCompileCache?.(path.join(ROOT, 'node_modules/.cache/compiled'));
// In this process: a signal reaches the server itself, and no second Node has to start.
await import(pathToFileURL(path.join(ROOT, 'dist/server/main.js')).href);
