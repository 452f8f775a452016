import { atom } from 'jotai';
import type { StatusDraft } from './site-status.ts';

/** Unfinished changes by brand: going to another screen and back loses none. */
export const statusDraftsAtom = atom<Readonly<Record<string, StatusDraft>>>({});
