import { describe, expect, it } from 'vitest';
import { assemble } from '#brand/assemble.ts';
import { explain, explainAll } from '#brand/explain.ts';
import { generousInput, resolveShipped } from './brand-fixture.ts';

const sources = resolveShipped('denluma');
const input = generousInput('denluma');

describe('explain', () => {
  it('tells what put an element there and in whose document', () => {
    const plan = assemble(input);
    expect(explain(plan, 'navigation/slots', sources)).toMatchObject({
      present: true,
      reasons: [
        {
          messageKey: 'because:manifest.adds',
          params: { pointer: '/navigation/entries/2' },
          origin: { layer: '_base', pointer: '/navigation/entries/2' },
        },
        { messageKey: 'because:server.vendors', params: { detail: 'RNG', effect: 'adds' } },
        { messageKey: 'because:screen.built' },
      ],
    });
  });

  it('tells what took an element out', () => {
    const plan = assemble({ ...input, flags: {} });
    expect(explain(plan, 'login/freePlay', sources)).toMatchObject({
      present: false,
      reasons: [
        { messageKey: 'because:manifest.adds' },
        { messageKey: 'because:flag', params: { flag: 'FREEPLAY3', on: 'no' } },
      ],
    });
  });

  it('tells of what a brand takes out of its base, for the visitor it was for', () => {
    const kyvolta = generousInput('kyvolta');
    const removed = (kind: 'visitor' | 'member') =>
      explain(
        assemble({ ...kyvolta, visitor: { kind, language: 'es' } }),
        'header/loginLink',
        resolveShipped('kyvolta'),
      );
    expect(removed('visitor')).toMatchObject({
      present: false,
      reasons: [
        {
          messageKey: 'because:manifest.removes',
          params: { pointer: '/menus/header/visitor/loginLink' },
          origin: { layer: 'kyvolta', pointer: '/menus/header/visitor/0' },
        },
      ],
    });
    expect(removed('member')).toBeUndefined();
  });

  it('knows nothing of what nobody named', () => {
    expect(explain(assemble(input), 'navigation/casino')).toBeUndefined();
  });

  it('explains everything, each element once', () => {
    const all = explainAll(assemble(input), sources);
    expect(all.length).toBeGreaterThan(120);
    expect(new Set(all.map(({ element }) => element)).size).toBe(all.length);
    for (const { element, reasons } of all) expect(reasons.length, element).toBeGreaterThan(0);
  });
});
