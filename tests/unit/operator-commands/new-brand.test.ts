import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openBrandFolder } from '#brand/files/brand-folder.ts';
import { newBrand } from '../../../scripts/operator-commands/new-brand.ts';
import { useCommand } from './commands-fixture.ts';

const FLAGS = {
  id: 'novasola',
  name: 'Novasola',
  host: 'novasola.localhost',
  recipe: 'sticker',
  'seed-color': '#7A1F5C',
};

const brand = useCommand(newBrand);

describe('brand:new', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['an id that is taken', { id: 'denluma' }, /^--id: the brand denluma is there already$/],
    ['an id of another form', { id: '../up' }, /^--id: "..\/up" does not have the form of an id$/],
    ['the name of a Windows device', { id: 'con' }, /^--id: "con" is reserved/],
    ['a name of every object', { id: 'constructor' }, /^--id: "constructor" is reserved/],
    ['the name of an app', { id: 'office' }, /^--id: "office" is reserved/],
    ['a parent that is none', { extends: 'nobody' }, /^--extends: "nobody" is not one of: _base/],
    ['a recipe that is none', { recipe: 'oil' }, /^--recipe: "oil" is not one of: papercut/],
    [
      'what is no colour',
      { 'seed-color': 'red' },
      /^--seed-color: "red" is no colour: write #RRGGBB/,
    ],
    ['a figure that is none', { hero: 'dragonfly' }, /^--hero: "dragonfly" is not one of/],
    ['the host of another brand', { host: 'denluma.localhost' }, /^BM1901 \/hosts\/0: .*denluma/],
    ['what is no host', { host: 'Nova Sola' }, /^BM1105 \/hosts\/0: /],
    ['a name that is too long', { name: 'N'.repeat(200) }, /^BM1104 \/identity\/name/],
  ])('refuses %s', async (_name, change, reason) => {
    const reasons = await brand.reasons({ ...FLAGS, ...change });
    expect(reasons[0]).toMatch(reason);
  });

  it('makes a brand without a finding, with texts of its own', async () => {
    const outcome = await brand.run(FLAGS);
    expect(outcome.warnings).toEqual([]);
    expect(outcome.next[0]).toContain('http://novasola.localhost');
    const folder = await openBrandFolder({ brands: brand.folder(), schemas: 'schemas/manifest' });
    const made = folder.brands.find((item) => item.folder === 'novasola');
    expect(made?.authored).toMatchObject({
      extends: { brand: '_base', revision: 3 },
      hosts: ['novasola.localhost'],
      identity: { name: 'Novasola' },
      theme: { recipe: 'sticker', tokens: { light: { primary: '#7a1f5c' } } },
    });
    const found = made === undefined ? [] : folder.check(made);
    expect(made).toBeDefined();
    expect(found.filter(({ severity }) => severity !== 'info')).toEqual([]);
    const spanish = path.join(brand.folder(), 'novasola/locales/es/plan.json');
    expect(JSON.parse(await readFile(spanish, 'utf8'))).toEqual({
      'identity.tagline': 'Bienvenido a Novasola',
    });
    expect(await brand.reasons(FLAGS)).toEqual(['--id: the brand novasola is there already']);
  });
});
