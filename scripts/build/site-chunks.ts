import path from 'node:path';
import type { Rolldown } from 'vite';
import { packages, REACT } from './library-chunks.ts';

type ChunkGroup = Rolldown.CodeSplittingGroup;
type ChunkingContext = Rolldown.ChunkingContext;

const source = (file: string): string => path.resolve(import.meta.dirname, '../..', file);

const PAGE = source('src/site/index.html');
const APP = source('src/site/boot/start-app.tsx');
const FEATURES = source('src/site/features/');
const EARLY = source('src/site/features/game/early-game.ts');
const STAGES = source('src/games/');

/**
 * Chunks of the player site, few enough that a tap costs a handful of requests: `first`, all that a
 * page loads before somebody touches it; `react`; `app`, all that draws first screens; `early`, which requests
 * a game before any of that has come; `shared`, what
 * two screens or dialogs have in common beyond that; `stage`, what two games have in common; `pixi`.
 * The rest belongs to one screen, dialog or game and is in its own chunk.
 */
export function siteChunks(): ChunkGroup[] {
  const find = chunkFinder();
  const group = (name: string, priority: number): ChunkGroup => ({
    name: (id, context) => (find(id, context) === name ? name : null),
    priority,
  });
  return [
    group('first', 6),
    { ...REACT, priority: 5 },
    { name: 'pixi', test: packages('pixi\\.js|@pixi'), priority: 4, entriesAware: true },
    group('app', 3),
    group('early', 2.5),
    group('shared', 2),
    group('stage', 1),
  ];
}

/** Chunk of a module by the entries that reach it; null: the one of its only user. */
function chunkFinder(): (id: string, context: ChunkingContext) => string | null {
  const found = new Map<string, string | null>();
  return (id, context) => {
    const known = found.get(id);
    if (known !== undefined) return known;
    const chunk = chunkOf(id, entriesReaching(id, context));
    found.set(id, chunk);
    return chunk;
  };
}

function chunkOf(id: string, entries: ReadonlySet<string>): string | null {
  // Whatever has a lazy import needs vite's loader, the page first of all.
  if (id.includes('preload-helper')) return 'first';
  // What only the page needs runs as soon as it is loaded: it must stay out of what others load.
  if (entries.has(PAGE)) return entries.size > 1 ? 'first' : null;
  if (entries.has(APP)) return 'app';
  if (entries.has(EARLY)) return 'early';
  const pages = [...entries].filter((entry) => entry.startsWith(FEATURES)).length;
  const stages = [...entries].filter((entry) => entry.startsWith(STAGES)).length;
  if (pages + stages < 2) return null;
  return pages > 0 ? 'shared' : 'stage';
}

/** Entries and lazily loaded modules that need the module at once, through any number of imports. */
function entriesReaching(id: string, context: ChunkingContext): ReadonlySet<string> {
  const entries = new Set<string>();
  const seen = new Set([id]);
  for (const module of seen) {
    const info = context.getModuleInfo(module);
    if (info === null) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) entries.add(module);
    for (const importer of info.importers) seen.add(importer);
  }
  return entries;
}
