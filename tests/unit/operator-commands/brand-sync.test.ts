import { describe, expect, it } from 'vitest';
import { decidePull, decidePush } from '../../../scripts/operator-commands/brand-sync/decide.ts';
import { keepOrder } from '../../../scripts/operator-commands/brand-sync/keep-order.ts';
import { serverFault } from '../../../scripts/operator-commands/brand-sync/sync-target.ts';

const [home, hot, slots] = ['home', 'hot', 'slots'].map((id) => ({ id })) as [
  { id: string },
  { id: string },
  { id: string },
];
const ancestor = { id: 'den', identity: { name: 'Den' }, hosts: ['a'], menu: [home, hot, slots] };
const file = { ...ancestor, identity: { name: 'File' } };
const server = { ...ancestor, hosts: ['b'] };
const rival = { ...ancestor, identity: { name: 'Server' }, hosts: ['b'] };

describe('decidePull', () => {
  it('merges what the file and the server changed in different places', () => {
    expect(decidePull({ ancestor, file, server }, null)).toEqual({
      kind: 'keep',
      manifest: { ...file, hosts: ['b'] },
    });
  });

  it('takes the server where there is no file, and keeps a file that is equal', () => {
    const keep = { kind: 'keep', manifest: server };
    expect(decidePull({ ancestor: null, file: null, server }, null)).toEqual(keep);
    expect(decidePull({ ancestor: null, file: server, server }, null)).toEqual(keep);
  });

  it('refuses a first exchange of different documents until one is chosen', () => {
    const sides = { ancestor: null, file, server };
    const refused = decidePull(sides, null);
    expect(refused).toMatchObject({ kind: 'refuse' });
    expect('reasons' in refused ? refused.reasons.join('\n') : '').toContain('--take server');
    expect(decidePull(sides, 'server')).toEqual({ kind: 'keep', manifest: server });
    expect(decidePull(sides, 'file')).toEqual({ kind: 'keep', manifest: file });
  });

  it('names the places that both changed, and takes a side for these alone', () => {
    const sides = { ancestor, file, server: rival };
    const refused = decidePull(sides, null);
    expect('reasons' in refused ? refused.reasons : []).toContain('  /identity/name');
    expect(decidePull(sides, 'server')).toEqual({ kind: 'keep', manifest: rival });
    expect(decidePull(sides, 'file')).toEqual({
      kind: 'keep',
      manifest: { ...file, hosts: ['b'] },
    });
  });

  it('refuses a list that both reordered', () => {
    const mine = { ...ancestor, menu: [hot, home, slots] };
    const theirs = { ...ancestor, menu: [slots, home, hot] };
    const refused = decidePull({ ancestor, file: mine, server: theirs }, null);
    expect('reasons' in refused ? refused.reasons : []).toContain('  /menu');
  });
});

describe('decidePush', () => {
  it('saves when the server still is what the file came from', () => {
    expect(decidePush({ ancestor, file, server: ancestor })).toEqual({ kind: 'save' });
  });

  it('does nothing when the server has the same', () => {
    expect(decidePush({ ancestor: null, file, server: file })).toEqual({ kind: 'same' });
  });

  it('refuses a server that changed, and one that was never pulled', () => {
    expect(decidePush({ ancestor, file, server })).toMatchObject({ kind: 'refuse' });
    expect(decidePush({ ancestor: null, file, server })).toMatchObject({ kind: 'refuse' });
  });
});

describe('keepOrder', () => {
  it('lays keys out as the file does, items by their id', () => {
    const model = { name: '', id: '', menu: [{ id: 'a' }, { to: '', id: 'b' }] };
    const value = { id: 'x', fresh: 1, menu: [{ id: 'b', to: '/' }], name: 'n' };
    const ordered = { name: 'n', id: 'x', menu: [{ to: '/', id: 'b' }], fresh: 1 };
    expect(JSON.stringify(keepOrder(value, model))).toBe(JSON.stringify(ordered));
  });
});

describe('serverFault', () => {
  it('refuses plain http to another machine', () => {
    const fine = ['https://builder.example', 'http://localhost:4300', 'http://[::1]:3000'];
    expect(fine.map(serverFault)).toEqual([undefined, undefined, undefined]);
    for (const address of [
      'http://builder.example',
      'http://localhost.example',
      'http://127.0.0.1.example',
      'https://name:password@builder.example',
      'ftp://localhost',
      'localhost',
    ]) {
      expect(serverFault(address), address).toBeTypeOf('string');
    }
  });
});
