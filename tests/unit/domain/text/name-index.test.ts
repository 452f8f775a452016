import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#domain/text/fold-text.ts';
import { nameIndex } from '#domain/text/name-index.ts';

const NAMES = ['Jade Orchard', 'Orchard of Jade', 'Majadero', 'Corsa Roulette', 'Ñandú Veloz'];
const index = nameIndex(NAMES, (name) => (name === 'Corsa Roulette' ? [name, 'wheel'] : [name]));

describe('nameIndex', () => {
  it.each([
    ['', NAMES],
    ['  ', NAMES],
    // Beginnings of words before what stands within one.
    ['jad', ['Jade Orchard', 'Orchard of Jade', 'Majadero']],
    ['orchard jade', ['Jade Orchard', 'Orchard of Jade']],
    ['nandu', ['Ñandú Veloz']],
    ['ÑANDÚ  vel', ['Ñandú Veloz']],
    ['wheel', ['Corsa Roulette']],
    // One slip: left out, too many, wrong, exchanged.
    ['rulette', ['Corsa Roulette']],
    ['orrchard', ['Jade Orchard', 'Orchard of Jade']],
    ['velos', ['Ñandú Veloz']],
    ['vleoz', ['Ñandú Veloz']],
    ['velo', ['Ñandú Veloz']],
    // Words typed as one.
    ['jadeorchard', ['Jade Orchard']],
    ['ofjade', ['Orchard of Jade']],
    // Two slips in a long word.
    ['orchid', ['Jade Orchard', 'Orchard of Jade']],
    ['ruletta', ['Corsa Roulette']],
    // Two slips in a word of four or five letters, and slips in shorter words, are other words.
    ['vxlxz', []],
    ['jxd', []],
    // Three slips are another word.
    ['rulitta', []],
  ])('finds by %j', (typed, expected) => {
    expect(index.find(typed)).toEqual(expected);
  });

  const word = fc.stringMatching(/^[a-zñáéđ]{4,10}$/);
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

  it('finds every name by any of its words, whatever slip is in one', () => {
    const slip = fc.record({
      at: fc.nat(),
      kind: fc.constantFrom('less', 'more', 'other', 'swap'),
    });
    fc.assert(
      fc.property(
        fc.array(name, { minLength: 1, maxLength: 30 }),
        fc.nat(),
        slip,
        (names, at, s) => {
          const wanted = names[at % names.length] ?? '';
          const [first = ''] = foldText(wanted).split(' ');
          expect(nameIndex(names, (own) => [own]).find(first)).toContain(wanted);
          const place = s.at % (first.length - 1);
          const [a = '', b = ''] = [first[place], first[place + 1]];
          const typed =
            first.slice(0, place) +
            { less: b, more: `${a}q${b}`, other: `q${b}`, swap: b + a }[s.kind] +
            first.slice(place + 2);
          const alone = nameIndex([wanted], (own) => [own]);
          if (typed.length >= 4) expect(alone.find(typed), typed).toEqual([wanted]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('finds nothing else than what holds every word, where anything does', () => {
    fc.assert(
      fc.property(
        fc.array(name, { maxLength: 30 }),
        fc.array(word, { maxLength: 2 }),
        (names, words) => {
          const typed = words.map((one) => one.slice(0, 2)).join(' ');
          const found = nameIndex(names, (own) => [own]).find(typed);
          const holding = names.filter((own) =>
            foldText(typed)
              .split(' ')
              .every((part) => foldText(own).includes(part)),
          );
          expect(found.toSorted()).toEqual(holding.toSorted());
        },
      ),
      { numRuns: 200 },
    );
  });
});
