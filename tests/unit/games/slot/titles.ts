import { readFileSync } from 'node:fs';
import type { SlotTitle } from '#contract/generated/types.ts';
import { modelOf } from '#games/slot/math/model.ts';

/** A title of the house, as its file has it. */
export function titleOf(code: string): SlotTitle {
  return JSON.parse(readFileSync(`src/games/slot/titles/${code}.json`, 'utf8')) as SlotTitle;
}

export const JADE = titleOf('jade-orchard');
export const JADE_MODEL = modelOf(JADE);

/** One title of each mechanic, with every kind of wild among them. */
export const SAMPLES = [
  'jade-orchard',
  'harbor-bells',
  'royal-parade',
  'fiesta-comparsa',
  'reef-chorus',
  'frost-peaks',
  'pearl-divers',
] as const;
