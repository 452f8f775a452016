/** Writes the lists of what lies in folders of its own: titles, vendors, payment channels. See `publish` for `--check`. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { publish } from './generated-files.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Names of the folders that have the file. */
function foldersWith(parent: string, file: string): string[] {
  return readdirSync(path.join(ROOT, parent))
    .filter((folder) => existsSync(path.join(ROOT, parent, folder, file)))
    .toSorted();
}

const word = (folder: string): string =>
  folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function imports(folders: readonly string[], from: string, name: string, file: string): string {
  return folders
    .map((folder) => `import { ${name} as ${word(folder)} } from '${from}${folder}/${file}';`)
    .join('\n');
}

const head = (parents: string): string =>
  `// Generated from the folders of ${parents} by codegen. Do not edit.\n`;

const games = foldersWith('src/games', 'game.ts');
await publish(
  'src/games/generated',
  new Map([
    [
      'titles.ts',
      `${head('src/games')}import type { GameTitle } from '../game-title.ts';
${imports(games, '../', 'game', 'game.ts')}

/** Every title of the house. */
export const TITLES: readonly GameTitle[] = [${games.map(word).join(', ')}];
`,
    ],
    [
      'stages.ts',
      `${head('src/games')}import type { StageDoors } from '../stage-port.ts';
${imports(games, '../', 'doors', 'stage/doors.ts')}

/** What each title draws, by its code. */
export const STAGES: Readonly<Record<string, StageDoors>> = {
${games.map((folder) => `  '${folder}': ${word(folder)},`).join('\n')}
};
`,
    ],
  ]),
);

for (const { kind, type, list, says } of [
  { kind: 'vendor', type: 'VendorAdapter', list: 'VENDORS', says: 'game vendor' },
  { kind: 'payment', type: 'PaymentAdapter', list: 'PAYMENTS', says: 'payment channel' },
]) {
  const parent = `src/server/${kind}s`;
  const folders = foldersWith(parent, `${kind}.ts`);
  const text = `${head(parent)}import type { ${type} } from '../${kind}-adapter.ts';
${imports(folders, '../', kind, `${kind}.ts`)}

/** Every ${says} there is an adapter for. */
export const ${list}: readonly ${type}[] = [${folders.map(word).join(', ')}];
`;
  await publish(`${parent}/generated`, new Map([[`${kind}s.ts`, text]]));
}
