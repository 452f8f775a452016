import { describe, expect, it } from 'vitest';
import { fieldState } from '../../../builder/editor/document/field-state.ts';
import { after, layers } from './fixture.ts';

describe('fieldState', () => {
  it('names each of the states, with the origin', () => {
    const edited = layers({ identity: { name: 'Den', tagline: null } });
    expect(fieldState(edited, '/identity/name')).toMatchObject({
      name: 'set',
      origin: { layer: 'denluma' },
      inheritedValue: 'Base',
    });
    expect(fieldState(edited, '/identity/tagline')).toMatchObject({
      name: 'removed',
      origin: null,
    });
    expect(fieldState(edited, '/identity/logo')).toMatchObject({ name: 'empty' });
    expect(fieldState(edited, '/theme/tokens/light/bg')).toMatchObject({
      name: 'inherited',
      origin: { layer: '_base', revision: 4 },
    });
  });

  it('goes inherited, set, removed and back to inherited', () => {
    const place = ['identity', 'tagline'];
    const start = layers();
    const set = after(start, { type: 'setValue', place, value: { key: 'plan:mine' } });
    const removed = after(set, { type: 'removeValue', place });
    const again = after(removed, { type: 'inheritValue', place });
    const names = [start, set, removed, again].map(
      (step) => fieldState(step, '/identity/tagline').name,
    );
    expect(names).toEqual(['inherited', 'mixed', 'removed', 'inherited']);
    expect(fieldState(set, '/identity/tagline/key').name).toBe('set');
  });

  it('knows an item by its id, wherever it stands', () => {
    const edited = after(layers(), {
      type: 'moveItem',
      place: ['navigation', 'entries'],
      id: 'live',
      to: 0,
    });
    const state = fieldState(edited, '/navigation/entries/0/label');
    expect(state).toMatchObject({
      name: 'inherited',
      place: ['navigation', 'entries', 'live', 'label'],
    });
  });

  it('says what a parent locks, and within which bounds', () => {
    expect(fieldState(layers(), '/legal/minimumAge').lock).toMatchObject({
      owner: '_base',
      minimum: 18,
    });
    expect(fieldState(layers(), '/legal/notices/0/label').lock?.reason).toBe(
      'Agreed with counsel.',
    );
    expect(fieldState(layers(), '/identity/name').lock).toBeNull();
  });
});
