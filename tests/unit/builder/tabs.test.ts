import { describe, expect, it } from 'vitest';
import { keepWork, type KeptWork, workPrefix } from '../../../builder/editor/sync/kept-work.ts';
import { leftWorks } from '../../../builder/editor/sync/tabs.ts';
import { NO_HISTORY } from '../../../builder/editor/undo.ts';

const doc = (name: string) => ({ id: 'denluma', identity: { name } });
const work = (name: string, keptAt: number): KeptWork => ({
  saved: { version: 3, manifest: doc('saved') },
  authored: doc(name),
  history: NO_HISTORY,
  unanswered: [],
  keptAt,
});

function storage() {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index: number) => [...texts.keys()][index] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => texts.set(key, value),
    removeItem: (key: string) => texts.delete(key),
  };
}

describe('work of several tabs', () => {
  const prefix = workPrefix('7', 'denluma');

  it('is kept apart, and what an open tab has is not taken from it', () => {
    const keep = storage();
    keepWork(keep, `${prefix}one`, work('first', 1));
    keepWork(keep, `${prefix}two`, work('second', 2));
    keepWork(keep, `${prefix}open`, work('third', 3));
    keepWork(keep, `${workPrefix('8', 'denluma')}other`, work('another person', 4));
    const left = leftWorks(keep, prefix, new Set(['open', 'own']));
    expect(left.map(({ work: { authored } }) => authored)).toEqual([doc('second'), doc('first')]);
  });

  it('drops what holds nothing unsent, but for the newest, which can still be undone', () => {
    const keep = storage();
    keepWork(keep, `${prefix}old`, work('saved', 1));
    keepWork(keep, `${prefix}new`, work('saved', 2));
    expect(leftWorks(keep, prefix, new Set())).toMatchObject([{ key: `${prefix}new` }]);
    expect(keep.length).toBe(1);
  });
});
