import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteChunks } from '../../../scripts/build/site-chunks.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const at = (file: string): string => path.join(ROOT, 'src', file);

const PAGE = at('site/index.html');
const ENTRY = at('site/boot/entry-client.ts');
const PREVIEW = at('site/preview.html');
const START = at('site/boot/start-app.tsx');
const LOGIN = at('site/features/session/LoginDialog.tsx');
const REGISTER = at('site/features/registration/RegistrationDialog.tsx');
const JADE = at('games/slot/stage/SlotStage.tsx');
const DICE = at('games/dice/stage/DiceStage.tsx');

/** Modules, each with those that import it, and those that load it later. */
const GRAPH: Readonly<Record<string, { by?: string[]; lazilyBy?: string[]; isEntry?: true }>> = {
  [PAGE]: { isEntry: true },
  [PREVIEW]: { isEntry: true },
  [ENTRY]: { by: [PAGE] },
  hydrate: { by: [ENTRY] },
  loadChunk: { by: [ENTRY, 'frame'] },
  'vite/preload-helper': { by: ['loadChunk'] },
  [START]: { lazilyBy: [ENTRY], by: [PREVIEW] },
  frame: { by: [START, LOGIN] },
  circle: { by: ['frame', 'roundabout'] },
  roundabout: { by: ['circle'] },
  [LOGIN]: { lazilyBy: ['frame'] },
  [REGISTER]: { lazilyBy: ['frame'] },
  textField: { by: [LOGIN, REGISTER] },
  loginOnly: { by: [LOGIN] },
  [JADE]: { lazilyBy: ['frame'] },
  [DICE]: { lazilyBy: ['frame'] },
  reels: { by: [JADE, DICE] },
  dialogOfGame: { by: [JADE, LOGIN] },
  '/node_modules/react/index.js': { by: ['frame'] },
};

/** The chunk of a module by the groups in the order of their priority. */
function chunkOf(id: string): string | null {
  const context = {
    getModuleInfo: (module: string) => {
      const info = GRAPH[module];
      return info === undefined
        ? null
        : {
            isEntry: info.isEntry === true,
            importers: info.by ?? [],
            dynamicImporters: info.lazilyBy ?? [],
          };
    },
  } as never;
  const groups = siteChunks().toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
  for (const { name, test } of groups) {
    if (test instanceof RegExp && !test.test(id)) continue;
    const chunk = typeof name === 'string' ? name : name(id, context);
    if (typeof chunk === 'string') return chunk;
  }
  return null;
}

describe('a module of the site', () => {
  it.each([
    ['runs with the page alone, since what others load must not start the app', ENTRY, null],
    ['of the page alone stays with it', 'hydrate', null],
    ['that page and app need comes with the page', 'loadChunk', 'first'],
    ['that loads others comes with the page', 'vite/preload-helper', 'first'],
    ['of the first screens is in the app', 'frame', 'app'],
    ['of a circle of imports is found', 'roundabout', 'app'],
    ['that starts the app is in the app', START, 'app'],
    ['of two dialogs is shared', 'textField', 'shared'],
    ['of one dialog is in its chunk', 'loginOnly', null],
    ['of two games is in the stage', 'reels', 'stage'],
    ['of a game and a dialog is shared', 'dialogOfGame', 'shared'],
    ['of React is apart', '/node_modules/react/index.js', 'react'],
  ])('%s', (_why, id, chunk) => {
    expect(chunkOf(id)).toBe(chunk);
  });
});
