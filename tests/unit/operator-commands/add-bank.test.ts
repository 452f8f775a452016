import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkRegistry } from '#brand/files/check-registry.ts';
import { addBank } from '../../../scripts/operator-commands/add-bank.ts';
import { everyFile, useCommand } from './commands-fixture.ts';

const LOGO = 'brands/_registry/banks/andelio-light.svg';
const FLAGS = {
  id: 'marazul',
  name: 'Banco Marazul',
  countries: 'PE,CL',
  'logo-light': LOGO,
  'logo-dark': 'brands/_registry/banks/andelio-dark.svg',
};

const bank = useCommand(addBank);

async function svg(text: string): Promise<string> {
  const file = path.join(bank.folder(), 'given.svg');
  await writeFile(file, text);
  return file;
}

describe('bank:add', () => {
  it('writes nothing on a dry run, and says what it would write', async () => {
    const before = await everyFile(bank.folder());
    const outcome = await bank.run(FLAGS, '--dry-run');
    expect(outcome.isDryRun).toBe(true);
    expect(outcome.files.map(({ place }) => path.basename(place))).toEqual([
      'marazul-light.svg',
      'marazul-dark.svg',
      'marazul.json',
    ]);
    expect(await everyFile(bank.folder())).toEqual(before);
  });

  it('writes the entry and its logos as they came, and says what comes next', async () => {
    const outcome = await bank.run(FLAGS);
    const at = path.join(bank.folder(), '_registry/banks');
    expect(JSON.parse(await readFile(path.join(at, 'marazul.json'), 'utf8'))).toEqual({
      $schema: '../../../schemas/registry/bank.json',
      id: 'marazul',
      name: 'Banco Marazul',
      countries: ['PE', 'CL'],
      logo: { light: 'marazul-light.svg', dark: 'marazul-dark.svg' },
    });
    expect(await readFile(path.join(at, 'marazul-light.svg'), 'utf8')).toBe(
      await readFile(LOGO, 'utf8'),
    );
    expect(outcome.next[0]).toContain('"marazul" to footer.banks');
    const registry = path.join(bank.folder(), '_registry');
    expect(await checkRegistry(registry, 'schemas/registry')).toEqual([]);
    expect((await everyFile(at)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('refuses an id or a name that is taken', async () => {
    expect(await bank.reasons({ ...FLAGS, id: 'andelio', name: 'Other' })).toEqual([
      '--id: andelio is there already: Banco Andelio',
    ]);
    expect(await bank.reasons({ ...FLAGS, id: 'other', name: 'banco andelio' })).toEqual([
      '--name: andelio bears that name',
    ]);
  });

  it.each([
    ['a script', '<script>1</script>', 'the element script'],
    ['an event handler', '<g onload="x()"/>', 'the attribute onload'],
    ['foreign content', '<foreignObject/>', 'the element foreignObject'],
    ['an address', '<rect fill="url(https://a.example/b)"/>', 'an address in fill'],
    [
      'a reference',
      '<image href="https://a.example/b.png"/>',
      'the element image; the attribute href',
    ],
    ['a style', '<style>*{}</style>', 'the element style'],
    ['an instruction', '<?php a ?>', 'something that is no plain element at 40'],
  ])('refuses a logo with %s, and leaves nothing behind', async (_name, inside, reason) => {
    const file = await svg(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);
    const reasons = await bank.reasons({ ...FLAGS, id: 'other', name: 'Other', 'logo-dark': file });
    expect(reasons).toEqual([`--logo-dark: ${file} may not be shown: ${reason}`]);
  });

  it('refuses what is no file, no country and no id, all at once', async () => {
    const flags = { ...FLAGS, id: 'Mar Azul', countries: 'PE,ZQ', 'logo-light': 'nowhere.svg' };
    expect(await bank.reasons({ ...flags, name: 'Other' })).toEqual([
      '--id: "Mar Azul" does not have the form of an id',
      '--countries: no country ZQ',
      '--logo-light: there is no file nowhere.svg',
    ]);
  });

  it('names every flag that is missing where nobody can be asked', async () => {
    const reasons = await bank.reasons({});
    expect(reasons.map((reason) => reason.split(':')[0])).toEqual([
      '--id is missing',
      '--name is missing',
      '--countries is missing',
      '--logo-light is missing',
      '--logo-dark is missing',
    ]);
  });
});
