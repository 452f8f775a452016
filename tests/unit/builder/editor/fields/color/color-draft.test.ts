import { describe, expect, it } from 'vitest';
import {
  madeValue,
  settledDraft,
  typedDraft,
} from '../../../../../../builder/editor/fields/color/color-draft.ts';

describe('typedDraft', () => {
  it('writes a whole hex colour at once and waits with everything else', () => {
    expect(typedDraft('1f6feb', true).written).toEqual({ value: '#1F6FEB' });
    for (const text of ['#1f6', 'rgb(1 2 3)', 'red', '#12']) {
      expect(typedDraft(text, true).written).toBeNull();
    }
  });

  it('takes an optional colour away when its text is emptied', () => {
    expect(typedDraft(' ', false).written).toEqual({ value: undefined });
    expect(typedDraft('', true).written).toBeNull();
  });
});

describe('settledDraft', () => {
  it('writes a colour of any form as #RRGGBB', () => {
    const typed = typedDraft('rgb(31 111 235)', true);
    expect(settledDraft(typed, true)).toEqual({ draft: null, write: { value: '#1F6FEB' } });
  });

  it('keeps a text that is not a colour, and writes nothing', () => {
    const typed = typedDraft('blurple', false);
    expect(settledDraft(typed, false)).toEqual({
      draft: { text: 'blurple', fault: 'notColor', written: null },
      write: null,
    });
  });

  it('asks for a required colour', () => {
    expect(settledDraft(typedDraft('', true), true)).toMatchObject({
      draft: { fault: 'missing' },
      write: null,
    });
    expect(settledDraft(typedDraft('', false), false).write).toEqual({ value: undefined });
  });
});

describe('madeValue', () => {
  it('tells the value a draft wrote from one that came from elsewhere', () => {
    const draft = typedDraft('#1f6feb', true);
    expect(madeValue(draft, '#1F6FEB')).toBe(true);
    expect(madeValue(draft, '#000000')).toBe(false);
    expect(madeValue(typedDraft('#12', true), undefined)).toBe(false);
  });
});
