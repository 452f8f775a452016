import { APOSTROPHES, foldName, HYPHENS, isSameName } from '../identity/fold-name.ts';

/** A name as it is kept: no space around it, single spaces within. */
export function tidyPayeeName(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, ' ');
}

/** Letters of any script, marks, spaces, and what names are joined with, as each keyboard types it. */
const NAME = new RegExp(String.raw`^[\p{L}\p{M} .${APOSTROPHES}${HYPHENS}]{2,80}$`, 'u');

/** Whether a name is one that a bank account's holder can have. */
export function isPayeeName(name: string): boolean {
  return NAME.test(name) && foldName(name) !== '';
}

/** Whether two names are the same person's: case, accents, punctuation and order of words do not count. */
export function isSamePayee(one: string, other: string): boolean {
  return isSameName(one, other);
}
