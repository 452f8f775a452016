import { expect, it } from 'vitest';
import { after, layers, ownWords } from './fixture.ts';

it('applies a repair to the brand’s own document', () => {
  const before = layers({ identity: { name: 'Den', mystery: 1 } });
  const patch = [{ op: 'remove' as const, path: '/identity/mystery' }];
  expect(ownWords(after(before, { type: 'applyPatch', patch }))).toEqual({
    identity: { name: 'Den' },
  });
});

it('changes nothing when one step does not fit', () => {
  const before = layers({ identity: { name: 'Den' } });
  const patch = [
    { op: 'remove' as const, path: '/identity/name' },
    { op: 'remove' as const, path: '/identity/gone' },
  ];
  expect(after(before, { type: 'applyPatch', patch }).authored).toEqual(before.authored);
});
