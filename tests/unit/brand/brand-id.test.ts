import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandIdFault, isReservedBrandId } from '#brand/brand-id.ts';

describe('the id of a brand', () => {
  it.each([
    ['an object', 'constructor'],
    ['an object', '__proto__'],
    ['an object', 'toString'],
    ['an object', 'hasownproperty'],
    ['a Windows device', 'con'],
    ['a Windows device', 'NUL'],
    ['a Windows device', 'com1'],
    ['a Windows device', 'lpt9'],
    ['an app', 'office'],
    ['an app', 'agent'],
    ['an app', 'builder'],
    ['a path', 'api'],
    ['a path', 'metrics'],
    ['a host', 'www'],
    ['a folder', '_registry'],
  ])('is not that of %s: %s', (_, id) => {
    expect(brandIdFault(id)).toBe('reserved');
  });

  it.each(['_base', 'A', '9lives', 'a b', 'a'])('has a form that %s does not have', (id) => {
    expect(brandIdFault(id)).toBe('malformed');
  });

  it('may hold a reserved word among others', () => {
    expect(brandIdFault('office-games')).toBeNull();
    expect(brandIdFault('com10')).toBeNull();
  });

  it('is free for each brand of the folder', () => {
    const folders = readdirSync('brands', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== '_registry')
      .map(({ name }) => name);
    expect(folders).toContain('denluma');
    expect(folders.filter(isReservedBrandId)).toEqual([]);
  });
});
