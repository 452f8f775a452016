/** Writes src/games/generated from the folders of src/games. See `publish` for `--check`. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { publish } from './generated-files.ts';

const GAMES = path.resolve(import.meta.dirname, '../../src/games');

const folders = readdirSync(GAMES)
  .filter((folder) => existsSync(path.join(GAMES, folder, 'game.ts')))
  .toSorted();
const word = (folder: string): string =>
  folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const head = '// Generated from the folders of src/games by codegen. Do not edit.\n';

const titles = `${head}import type { GameTitle } from '../game-title.ts';
${folders.map((folder) => `import { game as ${word(folder)} } from '../${folder}/game.ts';`).join('\n')}

/** Every title of the house. */
export const TITLES: readonly GameTitle[] = [${folders.map(word).join(', ')}];
`;
const stages = `${head}import type { StageDoors } from '../stage-port.ts';
${folders.map((folder) => `import { doors as ${word(folder)} } from '../${folder}/stage/doors.ts';`).join('\n')}

/** What each title draws, by its code. */
export const STAGES: Readonly<Record<string, StageDoors>> = {
${folders.map((folder) => `  '${folder}': ${word(folder)},`).join('\n')}
};
`;
await publish(
  'src/games/generated',
  new Map([
    ['titles.ts', titles],
    ['stages.ts', stages],
  ]),
);
