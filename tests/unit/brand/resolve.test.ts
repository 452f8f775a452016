import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AuthoredManifest } from '#brand/authored.ts';
import type { JsonObject } from '#brand/json.ts';
import { contentHash, originOf, resolveBrand } from '#brand/resolve.ts';
import { ResolveError } from '#brand/resolve-error.ts';

function documents(...list: AuthoredManifest[]) {
  const byId = new Map(list.map((document) => [document['id'], document]));
  return (reference: { brand: string }) => byId.get(reference.brand);
}

const base = {
  formatVersion: 2,
  id: '_base',
  revision: 7,
  locks: [
    { pointer: '/legal/minimumAge', minimum: 18, basis: 'law', reason: 'The law says so.' },
    { pointer: '/legal/notices/age', basis: 'law', reason: 'Agreed words.' },
    {
      pointer: '/theme/recipe',
      allowed: ['papercut', 'engraved'],
      basis: 'contract',
      reason: 'Two only.',
    },
  ],
  theme: { recipe: 'papercut', radius: { card: 4, control: 4 } },
  legal: {
    minimumAge: 18,
    notices: [
      { id: 'age', label: '18+' },
      { id: 'play', label: 'Play safe' },
    ],
  },
};

function brand(content: JsonObject): AuthoredManifest {
  const parent = { brand: '_base', revision: 7 };
  return { formatVersion: 2, id: 'luna', revision: 3, extends: parent, ...content };
}

function resolve(content: JsonObject) {
  const result = resolveBrand(brand(content), documents(base));
  return { ...result, plain: result.resolved as unknown as typeof base };
}

describe('resolveBrand', () => {
  it('folds the chain and tells where each value was written', () => {
    const { plain, provenance, originAt, chain } = resolve({
      theme: { radius: { card: 18 } },
      legal: {
        notices: [
          { id: 'own', label: 'Own' },
          { id: 'play', label: 'Play safer' },
        ],
      },
    });
    expect(chain).toEqual(['luna', '_base']);
    expect(plain.theme.radius).toEqual({ card: 18, control: 4 });
    expect(plain.legal.notices.map((notice) => notice.id)).toEqual(['age', 'own', 'play']);
    expect(originOf(provenance, '/theme/radius/card')).toEqual({
      layer: 'luna',
      revision: 3,
      pointer: '/theme/radius/card',
    });
    expect(originOf(provenance, '/theme/radius/control')?.layer).toBe('_base');
    // Second in the brand's own list, third in the merged one.
    expect(originOf(provenance, '/legal/notices/2/label')).toEqual({
      layer: 'luna',
      revision: 3,
      pointer: '/legal/notices/1/label',
    });
    // Asked for one by one, and nowhere else.
    for (const [pointer, origin] of Object.entries(provenance)) {
      expect(originAt(pointer)).toEqual(origin);
    }
    expect(originAt('/legal/notices/7')).toBeUndefined();
    expect(originAt('/theme/radius/card/deeper')).toBeUndefined();
  });

  it('says nothing about the document in the resolved manifest', () => {
    expect(Object.keys(resolve({ $schema: 'x' }).plain)).not.toEqual(
      expect.arrayContaining(['$schema']),
    );
    expect(resolve({}).plain).not.toHaveProperty('extends');
    expect(resolve({}).plain).not.toHaveProperty('locks');
  });

  it('holds a lock against a change, a removal and a removal of what is around it', () => {
    const changed = resolve({ legal: { notices: [{ id: 'age', label: '16+' }] } });
    expect(changed.plain.legal.notices[0]).toEqual({ id: 'age', label: '18+' });
    expect(changed.refusals).toMatchObject([
      {
        kind: 'locked',
        byId: '/legal/notices/age/label',
        at: { pointer: '/legal/notices/0/label' },
      },
    ]);
    const removed = resolve({ legal: { notices: [{ id: 'age', $remove: true }] } });
    expect(removed.plain.legal.notices).toHaveLength(2);
    const around = resolve({ legal: null });
    expect(around.plain.legal).toEqual(base.legal);
    expect(around.refusals.map((refusal) => refusal.byId)).toEqual(['/legal']);
  });

  it('holds bounds and lets what fits through', () => {
    expect(resolve({ legal: { minimumAge: 21 } }).plain.legal.minimumAge).toBe(21);
    const younger = resolve({ legal: { minimumAge: 16 } });
    expect(younger.plain.legal.minimumAge).toBe(18);
    expect(younger.refusals).toMatchObject([{ kind: 'bounded', byId: '/legal/minimumAge' }]);
    expect(resolve({ legal: { minimumAge: '21' } }).plain.legal.minimumAge).toBe(18);
    expect(resolve({ legal: { minimumAge: null } }).plain.legal.minimumAge).toBe(18);
    expect(resolve({ theme: { recipe: 'engraved' } }).plain.theme.recipe).toBe('engraved');
    expect(resolve({ theme: { recipe: 'sticker' } }).plain.theme.recipe).toBe('papercut');
  });

  it('lets no brand lift a lock by locks of its own', () => {
    const result = resolve({ locks: [], legal: { minimumAge: 12 } });
    expect(result.plain.legal.minimumAge).toBe(18);
  });

  it('folds an edited document as a fresh one, whichever sections it shares with others', () => {
    const section = fc.constantFrom<AuthoredManifest>(
      { theme: { recipe: 'engraved' } },
      { theme: { recipe: 'forbidden', radius: { card: 1 } } },
      { legal: { minimumAge: 16 } },
      { legal: { minimumAge: 21, notices: [{ id: 'age', $remove: true }] } },
      { legal: null },
      { identity: { name: 'Uno' } },
    );
    const child = {
      formatVersion: 2,
      id: 'child',
      revision: 1,
      extends: { brand: '_base', revision: 7 },
    };
    fc.assert(
      fc.property(fc.array(section, { maxLength: 8 }), (edits) => {
        let edited: AuthoredManifest = child;
        for (const edit of edits) {
          edited = { ...edited, ...edit };
          const shared = resolveBrand(edited, documents(base));
          const fresh = resolveBrand(structuredClone(edited), documents(structuredClone(base)));
          expect(shared.resolved).toEqual(fresh.resolved);
          expect(shared.refusals).toEqual(fresh.refusals);
          expect(shared.removals).toEqual(fresh.removals);
          expect(shared.provenance).toEqual(fresh.provenance);
        }
      }),
    );
  });

  it('names the result by its content alone', () => {
    const one = resolve({ theme: { radius: { card: 9, control: 8 } } });
    const other = resolve({ theme: { radius: { control: 8, card: 9 } } });
    expect(one.hash).toBe(other.hash);
    expect(one.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(resolve({ theme: { radius: { card: 10, control: 8 } } }).hash).not.toBe(one.hash);
    // printf '{"a":[1,2],"b":"é"}' | sha256sum
    expect(contentHash({ b: 'é', a: [1, 2] })).toBe(
      'd902c5ef87c42c33059e8d7b7aa30485809a5c0ff84b8d0d285616d5b03f23ea',
    );
  });

  it('refuses a chain that cannot be followed', () => {
    const link = (id: string, parent: string): AuthoredManifest => ({
      formatVersion: 2,
      id,
      revision: 1,
      extends: { brand: parent, revision: 1 },
    });
    const kindOf = (authored: AuthoredManifest, ...others: AuthoredManifest[]) => {
      try {
        resolveBrand(authored, documents(...others));
        return 'none';
      } catch (error) {
        return error instanceof ResolveError ? error.kind : 'other';
      }
    };
    expect(kindOf(link('a', 'b'))).toBe('missingParent');
    expect(kindOf(link('a', 'a'))).toBe('circle');
    expect(kindOf(link('a', 'b'), link('b', 'c'), link('c', 'a'))).toBe('circle');
    const long = [link('b', 'c'), link('c', 'd'), link('d', 'e')];
    expect(kindOf(link('a', 'b'), ...long, link('e', 'f'), { id: 'f', formatVersion: 2 })).toBe(
      'tooDeep',
    );
    expect(kindOf(link('b', 'c'), ...long.slice(1), { id: 'e', formatVersion: 2 })).toBe('none');
  });
});
