import { describe, expect, it } from 'vitest';
import {
  type Keep,
  type KeptWork,
  keepWork,
  openWork,
  readWork,
  workPrefix,
} from '../../../builder/editor/sync/kept-work.ts';
import { noteEdit, NO_HISTORY } from '../../../builder/editor/undo.ts';

const doc = (name: string) => ({ id: 'denluma', identity: { name } });
const history = noteEdit(NO_HISTORY, { before: doc('a'), after: doc('b'), target: null, at: 1 });
const work = (over: Partial<KeptWork> = {}): KeptWork => ({
  saved: { version: 3, manifest: doc('a') },
  authored: doc('b'),
  history,
  unanswered: [],
  keptAt: 5,
  ...over,
});

function memory(room = Infinity): Keep & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    removeItem: (key) => texts.delete(key),
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, value);
    },
  };
}

describe('kept work', () => {
  it('comes back as it was', () => {
    const keep = memory();
    keepWork(keep, workPrefix('7', 'denluma'), work());
    expect(readWork(keep, workPrefix('7', 'denluma'))).toEqual(work());
    expect(readWork(keep, workPrefix('8', 'denluma'))).toBeNull();
  });

  it('gives up the history before the work when there is little room', () => {
    const size = JSON.stringify(work({ history: NO_HISTORY })).length;
    const keep = memory(size);
    keepWork(keep, 'k', work());
    expect(readWork(keep, 'k')).toEqual(work({ history: NO_HISTORY }));
    expect(() => keepWork(memory(2), 'k', work())).not.toThrow();
  });

  it.each(['', '{', 'null', '{"saved":{},"authored":{}}', '[]'])('is none in %j', (text) => {
    const keep = memory();
    keep.setItem('k', text);
    expect(readWork(keep, 'k')).toBeNull();
  });
});

describe('openWork', () => {
  const server = { version: 3, manifest: doc('a') };

  it('goes on with what was never sent', () => {
    expect(openWork(server, work())).toEqual({ name: 'unsent', authored: doc('b'), history });
  });

  it('keeps the history of what the server has', () => {
    const sent = { version: 4, manifest: doc('b') };
    expect(openWork(sent, work())).toEqual({ name: 'asSaved', history });
  });

  it('asks when somebody saved since and something here was never sent', () => {
    const theirs = { version: 5, manifest: doc('theirs') };
    expect(openWork(theirs, work())).toEqual({ name: 'conflict', work: work() });
  });

  it('continues from an own save whose answer came after the page was reloaded', () => {
    const sent = work({
      authored: doc('typed after'),
      unanswered: [doc('sent')],
    });
    const saved = { version: 4, manifest: doc('sent') };
    expect(openWork(saved, sent)).toEqual({
      name: 'unsent',
      authored: doc('typed after'),
      history,
    });
  });

  it('takes the server’s draft when nothing here was unsent', () => {
    const clean = work({ authored: doc('a') });
    const theirs = { version: 5, manifest: doc('theirs') };
    expect(openWork(theirs, clean)).toEqual({ name: 'asSaved', history: NO_HISTORY });
    expect(openWork(theirs, null)).toEqual({ name: 'asSaved', history: NO_HISTORY });
  });
});
