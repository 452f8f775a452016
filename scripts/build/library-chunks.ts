import type { Rolldown } from 'vite';

type ChunkGroup = Rolldown.CodeSplittingGroup;

export const packages = (names: string): RegExp =>
  new RegExp(`[\\/]node_modules[\\/](?:${names})[\\/]`);

/** vite's loader of lazy chunks: any group that has a lazy import would swallow it. */
const LAZY: ChunkGroup = { name: 'lazy', test: /preload-helper/, priority: 5 };

export const REACT: ChunkGroup = {
  name: 'react',
  // With what every chunk of the build needs.
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/,
  priority: 4,
};

/**
 * Chunks of office and builder: libraries stay in chunks of their own, so that a change of ours
 * leaves them in the caches. `entriesAware` cuts each by who needs it.
 */
export const STAFF_CHUNKS: readonly ChunkGroup[] = [
  LAZY,
  REACT,
  { name: 'mui', test: packages('@mui|@emotion|stylis'), priority: 3, entriesAware: true },
  { name: 'rjsf', test: packages('@rjsf|ajv|ajv-formats'), priority: 2, entriesAware: true },
];
