import type { AuthoredManifest } from '#brand/authored.ts';
import { foundationOf, type Layers, layersOf } from '../../../builder/editor/document/layers.ts';
import { type EditAction, reduce } from '../../../builder/editor/actions/reduce.ts';

/** A parent with a list by id, an object to merge into, a plain list and two locks. */
export const PARENT: AuthoredManifest = {
  formatVersion: 2,
  id: '_base',
  revision: 4,
  locks: [
    { pointer: '/legal/minimumAge', minimum: 18, basis: 'law', reason: 'Nobody under 18.' },
    { pointer: '/legal/notices/age', basis: 'law', reason: 'Agreed with counsel.' },
  ],
  identity: { name: 'Base', tagline: { key: 'plan:tagline' } },
  theme: { tokens: { light: { bg: '#FFFFFF', text: '#000000' } }, motion: { ease: [0, 0, 1, 1] } },
  navigation: {
    entries: [
      { id: 'home', label: { key: 'plan:home' } },
      { id: 'hot', label: { key: 'plan:hot' } },
      { id: 'slots', label: { key: 'plan:slots' } },
      { id: 'live', label: { key: 'plan:live' } },
    ],
  },
  legal: { minimumAge: 18, notices: [{ id: 'age', label: { key: 'plan:age' } }] },
};

const FOUNDATION = foundationOf([{ brand: '_base', revision: 4, manifest: PARENT }]);

export const CHILD: AuthoredManifest = {
  formatVersion: 2,
  id: 'denluma',
  revision: 9,
  extends: { brand: '_base', revision: 4 },
};

export function layers(own: AuthoredManifest = {}): Layers {
  return layersOf({ ...CHILD, ...own }, FOUNDATION);
}

/** The layers after an action on the child's own document. */
export function after(before: Layers, action: EditAction): Layers {
  return layersOf(reduce(before, action), FOUNDATION);
}

/** What the child says beside its head. */
export function ownWords({ authored }: Layers): object {
  return Object.fromEntries(Object.entries(authored).filter(([key]) => !Object.hasOwn(CHILD, key)));
}

export function entryIds({ effective }: Layers): unknown {
  const { entries } = effective['navigation'] as unknown as { entries: { id: string }[] };
  return entries.map(({ id }) => id);
}
