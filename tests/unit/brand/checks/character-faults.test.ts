import { describe, expect, it } from 'vitest';
import { characterFaults } from '#brand/checks/characters/character-faults.ts';

describe('characterFaults', () => {
  it.each([
    ['a replacement character', 'Caf\uFFFD', 'BM2101', 'error'],
    ['an open override', 'a\u202Eb', 'BM2102', 'error'],
    ['an open isolate', 'a\u2067b', 'BM2102', 'error'],
    ['a control that closes nothing', 'a\u202Cb', 'BM2102', 'error'],
    ['controls that cross', '\u202E\u2066a\u202C\u2069', 'BM2102', 'error'],
    ['a closed override', '\u202Ea\u202C', 'BM2102', 'warning'],
    ['nested controls', '\u2067a\u202Ab\u202C\u2069', 'BM2102', 'warning'],
  ])('finds %s', (_name, message, code, severity) => {
    expect(characterFaults(message)).toMatchObject([{ code, severity }]);
  });

  it('finds a replacement character next to closed controls', () => {
    expect(characterFaults('\u202E\uFFFD\u202C').map((fault) => fault.severity)).toEqual([
      'error',
      'warning',
    ]);
  });

  it.each(['Café', 'مرحبا\u200F!', ''])('allows %j', (message) => {
    expect(characterFaults(message)).toEqual([]);
  });
});
