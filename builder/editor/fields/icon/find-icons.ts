import { foldText } from '#domain/text/fold-text.ts';
import type { Choice } from '../../../registry/choices.ts';

/** The icons whose names hold every word of a search, in any order. */
export function findIcons(icons: readonly Choice[], search: string): readonly Choice[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return icons.filter(({ value, label }) => {
    const text = `${foldText(label)} ${iconWords(value)} ${value.toLowerCase()}`;
    return words.every((word) => text.includes(word));
  });
}

/** `gameController` as `game controller`. */
export function iconWords(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
}
