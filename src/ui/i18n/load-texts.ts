import DataLoader from 'dataloader';
import type { TextResources } from '#brand/text-resources.ts';
import type { LoadTexts } from './create-texts.ts';
import { takeEarly } from './early-texts.ts';
import { fetchTexts, type TextPlace } from './fetch-texts.ts';

type TextKey = readonly [language: string, namespace: string];
type Texts = Promise<TextResources | Error>;

/**
 * Loads namespaces of the revision that is current at the time of asking. Those that are asked for at
 * once, as by a screen and its parts, come in one request, without those that were fetched early.
 */
export function loadTextsOf(revision: () => TextPlace): LoadTexts {
  const loader = new DataLoader<TextKey, Record<string, string>>(
    async (keys) => {
      const place = revision();
      const early = keys.map(([language, name]) => takeEarly(place, language, name));
      const late = keys.filter((_key, at) => early[at] === null);
      const fetched = new Map<string, Texts>();
      for (const language of new Set(late.map(([wanted]) => wanted))) {
        const names = late.filter(([wanted]) => wanted === language).map(([, name]) => name);
        fetched.set(language, fetchTexts(place, language, [...new Set(names)]));
      }
      return Promise.all(
        keys.map(async ([language, name], at) =>
          textsIn(await (early[at] ?? fetched.get(language)), language, name),
        ),
      );
    },
    // i18next asks for each namespace once, and once more where one did not arrive.
    { cache: false },
  );
  return (language, namespace) => loader.load([language, namespace]);
}

function textsIn(texts: TextResources | Error | undefined, language: string, name: string) {
  if (texts instanceof Error) return texts;
  return texts?.[name] ?? new Error(`no texts ${name} in ${language}`);
}
