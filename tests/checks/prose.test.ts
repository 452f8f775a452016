import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyTree, expectGreen, expectRed, plantTree } from '#tests/support/planted-tree.ts';
import { prose } from '../../scripts/check/prose.ts';

const LIST = 'scripts/check/prose-known.json';
const DIRTY = '/** Of the registry. */\nexport const a = 1; // nobody\n';
const CLEAN = '/** A key of the registry. */\nexport const a = 1;\n';

const plant = (text: string, name = 'src/a.ts') => plantTree({ [name]: text });
const withList = (text: string, known: Readonly<Record<string, number>>) =>
  plantTree({ 'src/a.ts': text, [LIST]: JSON.stringify(known) });

describe('headless sentences', () => {
  it.each([
    ['/** What a block of lotteries is of, whichever category it names. */', 'What a block'],
    ['// Of the registry.', 'Of the registry'],
    ['/* Of the last 7 nights. */', 'Of the last 7 nights'],
    ['/** Where the browser fetches them. */', 'Where the browser'],
    ['/** Those that a call may use. */', 'Those that'],
    ['/** A price. What a wager costs; null where it bets on nothing. */', 'What a wager costs'],
    ['/**\n * Pays.\n * @returns what a round\n *   pays\n */', 'what a round pays'],
    ['/** @param bank where a channel leads */', 'where a channel leads'],
    ['// What two lines\n// say.', 'What two lines say'],
  ])('refuses %j', async (comment, shown) => {
    const root = await plant(`${comment}\nexport const a = 1;\n`);
    const { faults } = await expectRed(prose, root, new RegExp(`no main verb.*: ${shown}`));
    expect(faults).toHaveLength(1);
  });

  it.each([
    '/** Bank code, a key of `registry.banks`. */',
    '// Where no PostgreSQL answers, PGlite is used.',
    '// What fails is retried.',
    '// What failed is asked for again.',
    '// What stays keeps its order.',
    '// What happened?',
    '// None may exceed the cap.',
    '// Those with a mark make the product.',
    '/** Of nested fields the inner one has it. */',
  ])('passes %j', async (comment) => {
    await expectGreen(prose, await plant(`${comment}\nexport const a = 1;\n`));
  });
});

describe('avoided words', () => {
  it.each([
    ['told', 'The page is told.'],
    ['stands', 'It stands here.'],
    ['nobody', 'Shown to nobody.'],
    ['whatever', 'It accepts whatever it gets.'],
    ['of its own', 'A key of its\n// own.'],
    ['anew', 'It is read anew.'],
    ['is no', 'A bet is no win.'],
    ['beside', 'A list beside it.'],
    ['goes on', 'The round goes on.'],
  ])('refuses "%s" and shows a replacement', async (word, sentence) => {
    const root = await plant(`export const a = 1;\n// ${sentence}\n`);
    const { faults } = await expectRed(prose, root);
    expect(faults).toEqual([expect.stringMatching(`^src/a\\.ts:2 "${word}": write \\w`)]);
  });

  it.each([
    '// A code such as `nobody`, or the word "told".',
    '// There is no limit. It is no longer open.',
    "export const b = '// nobody';",
    'export const b = `/* told */`;',
    'export const b = /\\/\\*told/;',
  ])('passes %s', async (line) => {
    await expectGreen(prose, await plant(`${line}\nexport const a = 1;\n`));
  });

  it('keeps the term of a card game', async () => {
    const line = '// The hand stands.\n';
    await expectGreen(prose, await plant(line, 'src/games/ace-blackjack/a.ts'));
    await expectRed(prose, await plant(line, 'src/games/slot/a.ts'), /"stands"/);
  });
});

describe('test titles', () => {
  it.each([
    "it('is told to nobody', () => {});",
    "describe.each([['a']])('%s of nobody is told', () => {});",
    "it.skip.each`a`('nobody is told', () => {});",
    "describe('on', () => { test.for([1])(`told ${1} to nobody`, () => {}); });",
  ])('are judged: %s', async (text) => {
    const { faults } = await expectRed(prose, await plant(`${text}\n`, 'tests/unit/a.test.ts'));
    expect(faults).toHaveLength(2);
  });

  it('refuses a headless title', async () => {
    const root = await plant("it('what is not there', () => {});\n", 'tests/unit/a.test.ts');
    await expectRed(prose, root, /a\.test\.ts:1 no main verb.*: what is not there/);
  });

  it('passes behaviour, and other strings of a test', async () => {
    const text =
      "it('rejects a stake above the limit', () => { f('nobody'); it.slice('told'); });\n";
    await expectGreen(prose, await plant(text, 'tests/unit/a.test.ts'));
  });
});

describe('doc blocks', () => {
  it.each([
    'const a = 1;\n/** One. */\n/** Two. */\nconst b = 1;\n',
    'const a = 1;\n/** One. */\n\n/** Two. */\nconst b = 1;\n',
    '/** One. */\n/** Two. */\nconst b = 1;\n',
  ])('refuses two for one declaration: %j', async (text) => {
    await expectRed(prose, await plant(text), /^src\/a\.ts:\d a doc block after another/);
  });

  it('allows no known number of them', async () => {
    const root = await withList('/** One. */\n/** Two. */\nconst b = 1;\n', { 'src/a.ts': 1 });
    await expectRed(prose, root, /a doc block after another/);
  });

  it('passes a file header, a line comment and blocks with code between', async () => {
    await expectGreen(prose, await plant('/** File. */\n\n/** One. */\nconst a = 1;\n'));
    await expectGreen(
      prose,
      await plant('/** One. */\nconst a = 1;\n// More.\n/** Two. */\nf();\n'),
    );
  });
});

describe('the list of known faults', () => {
  it('allows as many faults as it lists', async () => {
    await expectGreen(prose, await withList(DIRTY, { 'src/a.ts': 2 }));
  });

  it('shows all faults of a file that has more', async () => {
    const { faults } = await expectRed(prose, await withList(DIRTY, { 'src/a.ts': 1 }));
    expect(faults).toEqual([
      expect.stringMatching(/^src\/a\.ts: 2 faults, at most 1/),
      expect.stringMatching(/^src\/a\.ts:1 no main verb/),
      expect.stringMatching(/^src\/a\.ts:2 "nobody"/),
    ]);
  });

  it('refuses a number that is too high', async () => {
    const root = await withList(CLEAN, { 'src/a.ts': 1 });
    await expectRed(prose, root, /a\.ts: 0 faults, lower its number in prose-known\.json from 1/);
  });

  it('refuses a file that was removed', async () => {
    const root = await withList(CLEAN, { 'src/b.ts': 1 });
    await expectRed(prose, root, /^src\/b\.ts: does not exist/);
  });

  it('is lowered by the fix and never raised', async () => {
    const root = await withList(DIRTY, { 'src/a.ts': 3, 'src/b.ts': 1 });
    await prose.fix?.(root);
    expect(JSON.parse(await readFile(path.join(root, LIST), 'utf8'))).toEqual({ 'src/a.ts': 2 });
    await expectGreen(prose, root);

    await writeFile(path.join(root, 'src/a.ts'), `${DIRTY}// anew\n`);
    await prose.fix?.(root);
    await expectRed(prose, root, /^src\/a\.ts: 3 faults, at most 2/);
  });
});

it('leaves out generated files, and reads nothing on an empty tree', async () => {
  const generated = await plant(DIRTY, 'src/generated/a.ts');
  await expectRed(prose, generated, /read nothing/);
  await expectRed(prose, await emptyTree(), /read nothing/);
});
