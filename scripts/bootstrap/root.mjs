import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, wherever the command was started from. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
