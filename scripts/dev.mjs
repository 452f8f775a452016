/**
 * `npm run dev`: installs what is missing, then serves the sources. An edit of the server restarts it in
 * place, an edit of a component replaces it in the open pages, an edit of a schema regenerates the contract.
 */
import { installWhenStale } from './bootstrap/install.mjs';
import { requireNode } from './bootstrap/node-version.mjs';
import { runOrExit } from './bootstrap/run.mjs';

requireNode();
await installWhenStale();
await runOrExit(process.execPath, ['--import', 'tsx', 'scripts/dev/dev.ts']);
