import { describe, expect, it } from 'vitest';
import {
  MAX_STEPS,
  NO_HISTORY,
  noteEdit,
  readHistory,
  redo,
  undo,
  type UndoHistory,
} from '../../../builder/editor/undo.ts';

const doc = (name: string) => ({ id: 'denluma', identity: { name } });

function typed(...names: string[]): { history: UndoHistory; last: ReturnType<typeof doc> } {
  let history = NO_HISTORY;
  for (const [index, name] of names.entries()) {
    if (index === 0) continue;
    const before = doc(names[index - 1] ?? '');
    history = noteEdit(history, { before, after: doc(name), target: 'name', at: index * 100 });
  }
  return { history, last: doc(names.at(-1) ?? '') };
}

describe('undo', () => {
  it('takes typing back as one step, and gives it again', () => {
    const { history, last } = typed('Den', 'Denl', 'Denlu', 'Denlum');
    expect(history.past).toHaveLength(1);
    const back = undo(last, history);
    expect(back?.authored).toEqual(doc('Den'));
    const again = back === null ? null : redo(back.authored, back.history);
    expect(again?.authored).toEqual(doc('Denlum'));
  });

  it('keeps apart what was edited later or elsewhere', () => {
    const first = noteEdit(NO_HISTORY, { before: doc('a'), after: doc('b'), target: 'x', at: 0 });
    const late = noteEdit(first, { before: doc('b'), after: doc('c'), target: 'x', at: 5_000 });
    const other = noteEdit(late, { before: doc('c'), after: doc('d'), target: 'y', at: 5_001 });
    expect(other.past).toHaveLength(3);
  });

  it('leaves no step for an edit that changed nothing, or that took itself back', () => {
    const { history } = typed('Den', 'Denl', 'Den');
    expect(history.past).toHaveLength(0);
    const same = { before: doc('a'), after: doc('a'), target: null, at: 0 };
    expect(noteEdit(NO_HISTORY, same).past).toHaveLength(0);
  });

  it('forgets what was taken back once something else is typed', () => {
    const { history, last } = typed('a', 'b');
    const back = undo(last, history);
    if (back === null) throw new Error('nothing to take back');
    const edit = { before: back.authored, after: doc('z'), target: 'name', at: 9_999 };
    expect(noteEdit(back.history, edit).future).toEqual([]);
  });

  it('holds only so many steps', () => {
    let history = NO_HISTORY;
    for (let at = 0; at < MAX_STEPS + 20; at += 1) {
      const edit = { before: doc(`${at}`), after: doc(`${at + 1}`), target: null, at };
      history = noteEdit(history, edit);
    }
    expect(history.past).toHaveLength(MAX_STEPS);
    const back = undo(doc(`${MAX_STEPS + 20}`), history);
    expect(back?.authored).toEqual(doc(`${MAX_STEPS + 19}`));
  });

  it('does not touch a document that its patch does not fit', () => {
    const { history } = typed('a', 'b');
    expect(undo({ id: 'other' }, history)).toBeNull();
  });

  it('reads what a reload kept, and nothing else', () => {
    const { history } = typed('a', 'b');
    expect(readHistory(JSON.parse(JSON.stringify(history)))).toEqual(history);
    expect(readHistory({ past: [1], future: [] })).toEqual(NO_HISTORY);
    expect(readHistory('nonsense')).toEqual(NO_HISTORY);
  });
});
