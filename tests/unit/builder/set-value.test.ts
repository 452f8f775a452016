import { describe, expect, it } from 'vitest';
import { valueAtPlace } from '../../../builder/editor/document/place.ts';
import { after, entryIds, layers, ownWords } from './fixture.ts';

describe('setValue', () => {
  it('says only the one value and leaves what is beside it inherited', () => {
    const edited = after(layers(), { type: 'setValue', place: ['identity', 'name'], value: 'Den' });
    expect(ownWords(edited)).toEqual({ identity: { name: 'Den' } });
    expect(edited.effective['identity']).toEqual({ name: 'Den', tagline: { key: 'plan:tagline' } });
  });

  it('names an inherited item without moving it', () => {
    const place = ['navigation', 'entries', 'slots', 'label', 'text', 'es'];
    const edited = after(layers(), { type: 'setValue', place, value: 'Tragamonedas' });
    expect(ownWords(edited)).toEqual({
      navigation: { entries: [{ id: 'slots', label: { text: { es: 'Tragamonedas' } } }] },
    });
    expect(entryIds(edited)).toEqual(['home', 'hot', 'slots', 'live']);
  });

  it('keeps an order of its own when it names one more item', () => {
    const own = { navigation: { entries: [{ id: 'live' }, { id: 'home' }] } };
    const before = layers(own);
    expect(entryIds(before)).toEqual(['live', 'hot', 'slots', 'home']);
    const place = ['navigation', 'entries', 'slots', 'hidden'];
    const edited = after(before, { type: 'setValue', place, value: true });
    expect(entryIds(edited)).toEqual(['live', 'hot', 'slots', 'home']);
    expect(valueAtPlace(edited.effective, place)).toBe(true);
  });

  it('makes an object stand as a whole: inherited keys that are not wanted go', () => {
    const edited = after(layers(), {
      type: 'setValue',
      place: ['identity', 'tagline'],
      value: { text: { es: 'Hola' } },
    });
    expect(ownWords(edited)).toEqual({
      identity: { tagline: { text: { es: 'Hola' }, key: null } },
    });
    expect(valueAtPlace(edited.effective, ['identity', 'tagline'])).toEqual({
      text: { es: 'Hola' },
    });
  });

  it('says a value also when it is the inherited one', () => {
    const edited = after(layers(), {
      type: 'setValue',
      place: ['identity', 'name'],
      value: 'Base',
    });
    expect(ownWords(edited)).toEqual({ identity: { name: 'Base' } });
  });

  it('brings a removed item back when something inside it is set', () => {
    const before = layers({ navigation: { entries: [{ id: 'hot', $remove: true }] } });
    const place = ['navigation', 'entries', 'hot', 'hidden'];
    const edited = after(before, { type: 'setValue', place, value: false });
    expect(entryIds(edited)).toContain('hot');
  });

  it('replaces a plain list as a whole', () => {
    const place = ['theme', 'motion', 'ease'];
    const edited = after(layers(), { type: 'setValue', place, value: [0.3, 0, 0.1, 1] });
    expect(ownWords(edited)).toEqual({ theme: { motion: { ease: [0.3, 0, 0.1, 1] } } });
  });

  it('keeps keys that it does not know', () => {
    const before = layers({ identity: { name: 'Den', mystery: 1 }, unheard: { of: true } });
    const edited = after(before, { type: 'setValue', place: ['identity', 'name'], value: 'Luma' });
    expect(ownWords(edited)).toEqual({
      identity: { name: 'Luma', mystery: 1 },
      unheard: { of: true },
    });
  });
});
