import type { TextResources } from '#brand/text-resources.ts';
import { fetchTexts, type TextPlace } from './fetch-texts.ts';

const early = new Map<string, Promise<TextResources | Error>>();

/** Fetches namespaces before the app asks for them, as while a link to their screen is pressed. */
export function fetchEarly(place: TextPlace, language: string, names: readonly string[]): void {
  const wanted = names.filter((name) => !early.has(keyOf(place, language, name)));
  if (wanted.length === 0) return;
  const texts = fetchTexts(place, language, wanted);
  for (const name of wanted) early.set(keyOf(place, language, name), texts);
}

/** Hands out an early fetch of a namespace; once, so that what did not arrive is fetched again. */
export function takeEarly(
  place: TextPlace,
  language: string,
  name: string,
): Promise<TextResources | Error> | null {
  const key = keyOf(place, language, name);
  const texts = early.get(key) ?? null;
  early.delete(key);
  return texts;
}

const keyOf = ({ brand, hash }: TextPlace, language: string, name: string): string =>
  `${brand} ${hash} ${language} ${name}`;
