import { describe, expect, it } from 'vitest';
import { after, entryIds, layers, ownWords } from './fixture.ts';

describe('inheritValue', () => {
  it('takes back a set value and the objects that only held it', () => {
    const before = layers({ theme: { tokens: { light: { bg: '#111111' } } } });
    const place = ['theme', 'tokens', 'light', 'bg'];
    const edited = after(before, { type: 'inheritValue', place });
    expect(ownWords(edited)).toEqual({});
    expect(edited.effective['theme']).toEqual(layers().effective['theme']);
  });

  it('brings a removed value and a removed item back', () => {
    const before = layers({
      identity: { tagline: null },
      navigation: { entries: [{ id: 'hot', $remove: true }] },
    });
    const value = after(before, { type: 'inheritValue', place: ['identity', 'tagline'] });
    const edited = after(value, { type: 'inheritValue', place: ['navigation', 'entries', 'hot'] });
    expect(ownWords(edited)).toEqual({});
    expect(entryIds(edited)).toEqual(['home', 'hot', 'slots', 'live']);
  });

  it('keeps an item in its place when one of its values is inherited again', () => {
    const before = layers({
      navigation: { entries: [{ id: 'live', hidden: true }, { id: 'home' }] },
    });
    const place = ['navigation', 'entries', 'live', 'hidden'];
    const edited = after(before, { type: 'inheritValue', place });
    expect(entryIds(edited)).toEqual(['live', 'hot', 'slots', 'home']);
  });

  it('changes nothing where the brand says nothing', () => {
    const before = layers({ navigation: { entries: [{ id: 'live' }] } });
    const place = ['navigation', 'entries', 'slots', 'label'];
    expect(after(before, { type: 'inheritValue', place }).authored).toEqual(before.authored);
  });
});
