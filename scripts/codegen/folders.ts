/** Writes the lists of what lies in folders of its own: titles, vendors, payment channels. See `publish` for `--check`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publish } from './generated-files.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The folders that have the file, and those one level within a room of several, such as `rewards`. */
function roomsWith(parent: string, file: string): string[] {
  return readdirSync(path.join(ROOT, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => [
      ...foldersWith(parent, file).filter((folder) => folder === name),
      ...foldersWith(`${parent}/${name}`, file).map((folder) => `${name}/${folder}`),
    ])
    .toSorted();
}

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
import { JACKPOT_SLOTS, OTHER_SLOTS } from '../slot/slot-titles.ts';

/** Every title of the house: where nothing else orders them, those with a jackpot stand first. */
export const TITLES: readonly GameTitle[] = [
  ...JACKPOT_SLOTS,
${games.map((folder) => `  ${word(folder)},`).join('\n')}
  ...OTHER_SLOTS,
];
`,
    ],
    [
      'stages.ts',
      `${head('src/games')}import type { StageDoors } from '../stage-port.ts';
${imports(games, '../', 'doors', 'stage/doors.ts')}

/** What each title with a folder of its own draws, by its code. */
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

const DIALECTS = 'src/server/outside/dialects';
const dialects = foldersWith(DIALECTS, 'dialect.ts');
await publish(
  `${DIALECTS}/generated`,
  new Map([
    [
      'dialects.ts',
      `${head(DIALECTS)}import type { VendorDialect } from '#contract/generated/types.ts';
import type { Dialect } from '../dialect.ts';
${imports(dialects, '../', 'dialect', 'dialect.ts')}

/** How suppliers call the wallet, by the code of each way. */
export const DIALECTS: Readonly<Record<VendorDialect, Dialect>> = { ${dialects.map(word).join(', ')} };
`,
    ],
  ]),
);

const PRODUCTS = 'src/server/products';
const products = foldersWith(PRODUCTS, 'product.ts');
await publish(
  `${PRODUCTS}/generated`,
  new Map([
    [
      'products.ts',
      `${head(PRODUCTS)}import type { ProductDeclaration } from '../product.ts';
${imports(products, '../', 'product', 'product.ts')}

/** Every product that takes stakes. */
export const PRODUCTS: readonly ProductDeclaration[] = [${products.map(word).join(', ')}];
`,
    ],
  ]),
);

const FEATURES = 'src/server/features';
const composition = readFileSync(path.join(ROOT, 'src/server/compose.ts'), 'utf8');
/** Those that the composition root opens by hand get something of another feature, or give it. */
const plainFeatures = roomsWith(FEATURES, 'feature.ts')
  .filter((folder) => !composition.includes(`'./features/${folder}/feature.ts'`))
  .map((folder) => {
    const source = readFileSync(path.join(ROOT, FEATURES, folder, 'feature.ts'), 'utf8');
    const name = /export (?:async )?(?:const|function) (\w+Feature)\b/.exec(source)?.[1];
    if (name === undefined) throw new Error(`${FEATURES}/${folder}/feature.ts opens no feature`);
    return { folder, name };
  });
await publish(
  `${FEATURES}/generated`,
  new Map([
    [
      'plain-features.ts',
      `${head(FEATURES)}import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
${plainFeatures.map(({ folder, name }) => `import { ${name} } from '../${folder}/feature.ts';`).join('\n')}

/** The features that need the shared parts alone. */
export const PLAIN_FEATURES: readonly ((parts: Parts) => Feature)[] = [
${plainFeatures.map(({ name }) => `  ${name},`).join('\n')}
];
`,
    ],
  ]),
);

const DOMAIN = 'src/domain';
const SETTING_FILE = /([\w-]+)\.setting\.ts$/;
const settingFiles = readdirSync(path.join(ROOT, DOMAIN), { recursive: true })
  .map((file) => String(file).replaceAll('\\', '/'))
  .filter((file) => SETTING_FILE.test(file))
  .toSorted();
const kindOf = (file: string): string => word(SETTING_FILE.exec(file)?.[1] ?? '');
const earnings = foldersWith('src/domain/earning', 'kind.ts');
const SETTINGS_TEXT = `// Generated from the files *.setting.ts of ${DOMAIN} by codegen. Do not edit.
${settingFiles.map((file) => `import { setting as ${kindOf(file)} } from '../${file}';`).join('\n')}

/** Every setting of a brand that staff edit, by its kind. */
export const SETTINGS = {
${settingFiles.map((file) => `  ${kindOf(file)},`).join('\n')}
};
`;
const EARNINGS_TEXT = `${head('src/domain/earning')}import type { EarningKind } from '../earning/earning-kind.ts';
${imports(earnings, '../earning/', 'kind', 'kind.ts')}

/** Every way to earn on play. */
export const EARNING_KINDS: readonly EarningKind[] = [${earnings.map(word).join(', ')}];
`;
await publish(
  `${DOMAIN}/generated`,
  new Map([
    ['settings.ts', SETTINGS_TEXT],
    ['earning-kinds.ts', EARNINGS_TEXT],
  ]),
);

const SITE = 'src/site/features';
const siteFeatures = foldersWith(SITE, 'feature.ts');
await publish(
  'src/site/generated',
  new Map([
    [
      'features.ts',
      `${head(SITE)}${siteFeatures
        .map(
          (folder) => `import { ${word(folder)}Feature } from '../features/${folder}/feature.ts';`,
        )
        .join('\n')}

/** Every feature of the site. What none of them declares does not exist on it. */
export const FEATURES = {
${siteFeatures.map((folder) => `  ${word(folder)}: ${word(folder)}Feature,`).join('\n')}
} as const;
`,
    ],
  ]),
);

const OFFICE = 'src/office/features';
/** Of the shell and the shared screens, and the players' own wording for showing staff what players see. */
const SHARED_TEXTS = [
  'office',
  'plan',
  'shell',
  'staff',
  'staff-passkey',
  'staff-second-factor',
  'ui',
  'validation',
];
const office = foldersWith(OFFICE, 'feature.tsx');
/** Read as text: the declarations draw. */
const declaredTexts = office.flatMap((folder) => {
  const source = readFileSync(path.join(ROOT, OFFICE, folder, 'feature.tsx'), 'utf8');
  const list = /\btexts: \[([^\]]*)\]/.exec(source)?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
});
const namespaces = [...new Set([...SHARED_TEXTS, ...declaredTexts])].toSorted();

const textsIn = (language: string): string => `${head(OFFICE)}
${namespaces
  .map(
    (name) =>
      `import ${word(name)} from '../../../brands/_base/locales/${language}/${name}.json' with { type: 'json' };`,
  )
  .join('\n')}

/** The texts that the features of the office declare. */
export const texts = {
${namespaces.map((name) => `  '${name}': ${word(name)},`).join('\n')}
} as const;
`;
await publish(
  'src/office/generated',
  new Map([
    [
      'features.ts',
      `${head(OFFICE)}import type { OfficeFeature } from '../shell/office-feature.ts';
${imports(office, '../features/', 'feature', 'feature.tsx')}

/** Every feature of the office. */
export const FEATURES: readonly OfficeFeature[] = [
${office.map((folder) => `  ${word(folder)},`).join('\n')}
];
`,
    ],
    ['english.ts', textsIn('en')],
    ['spanish.ts', textsIn('es')],
  ]),
);
