import { describe, expect, it } from 'vitest';
import {
  isOwnDraft,
  numberDraft,
} from '../../../../../../builder/editor/fields/number/number-draft.ts';

const optional = { decimal: ',', optional: true } as const;

describe('numberDraft', () => {
  it('reads a decimal comma', () => {
    expect(numberDraft('1,5', optional)).toEqual({ text: '1,5', value: 1.5 });
  });

  it('keeps an unreadable text and no value', () => {
    expect(numberDraft('1,5x', optional)).toEqual({ text: '1,5x', value: null });
    expect(numberDraft('1,', optional)).toEqual({ text: '1,', value: null });
  });

  it('removes an optional value with its text, and no other', () => {
    expect(numberDraft(' ', optional).value).toBeUndefined();
    expect(numberDraft('', { ...optional, optional: false }).value).toBeNull();
  });

  it('is replaced by a value that it did not make', () => {
    expect(isOwnDraft(numberDraft('1,5', optional), 1.5)).toBe(true);
    expect(isOwnDraft(numberDraft('1,5', optional), 2)).toBe(false);
    expect(isOwnDraft(numberDraft('', optional), undefined)).toBe(true);
  });
});
