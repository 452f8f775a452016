import type { ComponentType } from 'react';
import type { ScreenId } from '#brand/screens.ts';
import { FIRST, type Load } from '../frame/site-feature.ts';
import { declared } from './declared.ts';
import { firstScreens } from './first-screens.tsx';
import { lazyScreen } from './lazy-screen.tsx';

const sources = Object.entries<Load | typeof FIRST>(declared('screens'));

/** The screens that features declare: those of the first load, and the rest, loaded when opened. */
export const screens: Partial<Record<ScreenId, ComponentType>> = {
  ...Object.fromEntries(
    sources.flatMap(([id, source]) => (source === FIRST ? [] : [[id, lazyScreen(source)]])),
  ),
  ...firstScreens,
};
