import { describe, expect, it } from 'vitest';
import type { ProductText } from '#contract/generated/types.ts';
import { refusedTexts } from '../../../../builder/languages/desk/refused-texts.ts';
import {
  readEdits,
  saveBatches,
  withEdit,
  withoutSaved,
} from '../../../../builder/languages/desk/text-edits.ts';

const text: ProductText = {
  namespace: 'shell',
  key: 'a.b',
  source: 'Hello',
  message: 'Hola',
  state: 'written',
  before: null,
};

describe('withEdit', () => {
  it('drops an edit that equals the saved text', () => {
    const edits = withEdit({}, text, { message: 'Hola!', unsure: false });
    expect(Object.keys(edits)).toEqual(['shell:a.b']);
    expect(withEdit(edits, text, { message: 'Hola', unsure: false })).toEqual({});
  });

  it('keeps the same message when it confirms a changed source', () => {
    const changed: ProductText = { ...text, state: 'changed', before: 'Hi' };
    const edit = { message: 'Hola', unsure: false };
    expect(withEdit({}, changed, edit)).toEqual({ 'shell:a.b': edit });
  });
});

it('keeps a text that was edited again during the save', () => {
  const sent = { 'a:b': { message: 'x', unsure: false }, 'a:c': { message: 'y', unsure: false } };
  const later = { ...sent, 'a:c': { message: 'z', unsure: false } };
  expect(withoutSaved(later, sent)).toEqual({ 'a:c': { message: 'z', unsure: false } });
});

it('splits a large import into requests of at most 5,000 texts', () => {
  const edits = Object.fromEntries(
    Array.from({ length: 5001 }, (_, index) => [`a:k${index}`, { message: 'm', unsure: false }]),
  );
  expect(saveBatches(edits).map((batch) => batch.length)).toEqual([5000, 1]);
});

it('reads kept edits and leaves out what is malformed', () => {
  const kept = JSON.stringify({
    'a:b': { message: 'x', unsure: true },
    c: { message: 'y' },
    'd:e': 1,
  });
  expect(readEdits(kept)).toEqual({ 'a:b': { message: 'x', unsure: true } });
  expect([readEdits(null), readEdits('{'), readEdits('[]')]).toEqual([{}, {}, {}]);
});

it('names each refused text by its place in the request', () => {
  const sent = [
    { namespace: 'shell', key: 'a', message: '' },
    { namespace: 'shell', key: 'b', message: '{' },
  ];
  const refused = refusedTexts(sent, {
    '/texts/1/message': { message: 'Bad' },
    '/other': { message: '?' },
  });
  expect([...refused]).toEqual([['shell:b', 'Bad']]);
});
