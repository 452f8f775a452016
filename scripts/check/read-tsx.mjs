/**
 * Loaded before dependency-cruiser: its swc parser knows TypeScript but not TSX (17 and 18), and its
 * other parsers need a TypeScript before 7.
 */
import { createRequire } from 'node:module';

const swc = createRequire(import.meta.url)('@swc/core');
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) =>
  parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
