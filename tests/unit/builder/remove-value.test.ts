import { describe, expect, it } from 'vitest';
import { after, entryIds, layers, ownWords } from './fixture.ts';

describe('removeValue', () => {
  it('removes an inherited value by name', () => {
    const edited = after(layers(), { type: 'removeValue', place: ['identity', 'tagline'] });
    expect(ownWords(edited)).toEqual({ identity: { tagline: null } });
    expect(edited.effective['identity']).toEqual({ name: 'Base' });
  });

  it('removes an inherited item by name and leaves the order of the others', () => {
    const before = layers({ navigation: { entries: [{ id: 'live' }, { id: 'home' }] } });
    const edited = after(before, { type: 'removeValue', place: ['navigation', 'entries', 'live'] });
    expect(entryIds(edited)).toEqual(['hot', 'slots', 'home']);
    expect(JSON.stringify(edited.authored)).toContain('"id":"live","$remove":true');
  });

  it('drops what is the brand’s own, and the hints that named it', () => {
    const before = layers({
      navigation: {
        entries: [
          { id: 'mine', label: { key: 'plan:mine' }, $after: 'home' },
          { id: 'other', label: { key: 'plan:other' }, $after: 'mine' },
        ],
      },
    });
    expect(entryIds(before)).toEqual(['home', 'mine', 'other', 'hot', 'slots', 'live']);
    const edited = after(before, { type: 'removeValue', place: ['navigation', 'entries', 'mine'] });
    expect(entryIds(edited)).toEqual(['home', 'other', 'hot', 'slots', 'live']);
    expect(JSON.stringify(edited.authored)).not.toContain('mine');
  });

  it('leaves no empty object behind', () => {
    const before = layers({ meta: { notes: 'x' } });
    expect(ownWords(after(before, { type: 'removeValue', place: ['meta', 'notes'] }))).toEqual({});
  });
});
