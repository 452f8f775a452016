import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';

/** Ends the process with what to do when this Node is older than package.json asks for. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const wanted = engines.node.replace('>=', '');
  if (isAtLeast(process.versions.node, wanted)) return;
  console.error(
    `This needs Node ${wanted} or newer; here is ${process.versions.node} (${process.execPath}).\n` +
      'Install a newer one from https://nodejs.org and start again.',
  );
  process.exit(1);
}

/** Compares dotted numbers; parts that are missing count as 0. */
function isAtLeast(version, wanted) {
  const have = version.split('.').map(Number);
  const want = wanted.split('.').map(Number);
  const differing = want.findIndex((part, index) => (have[index] ?? 0) !== part);
  return differing === -1 || (have[differing] ?? 0) > want[differing];
}
