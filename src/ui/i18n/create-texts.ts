import { createInstance, type BackendModule, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { IcuTexts } from '#brand/icu-texts.ts';
import type { TextResources } from '#brand/text-resources.ts';
import { type Overrides, withOverrides } from './overrides.ts';

/** Fetches one namespace; the answer holds every key, fallbacks already filled in by the server. */
export type LoadTexts = (language: string, namespace: string) => Promise<Record<string, string>>;

export interface TextOptions {
  language: string;
  /** Texts embedded in the page, by namespace. */
  resources: TextResources;
  /** The brand's own wording, by `namespace:key`. */
  overrides: () => Overrides;
  /** For namespaces that the page did not bring. Left out on the server. */
  load?: LoadTexts;
  /** Told of each `namespace:key` that is asked for and that none of the texts is. */
  onUnknown?: (key: string) => void;
}

/** Texts of one page: a new instance for every request on the server, one for the page in a browser. */
export function createTexts({
  language,
  resources,
  overrides,
  load,
  onUnknown,
}: TextOptions): i18n {
  const instance = createInstance();
  instance.use(IcuTexts).use(initReactI18next);
  if (load !== undefined) instance.use(backendFor(load, overrides));
  void instance.init({
    lng: language,
    // The server fills gaps by the source language, so that no page loads two languages.
    fallbackLng: false,
    ns: Object.keys(resources),
    resources: { [language]: filled(resources, overrides()) },
    partialBundledLanguages: true,
    keySeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    returnEmptyString: false,
    ...(onUnknown === undefined
      ? {}
      : {
          saveMissing: true,
          missingKeyHandler: (_languages: unknown, namespace: string, key: string) =>
            onUnknown(`${namespace}:${key}`),
        }),
  });
  return instance;
}

function filled(resources: TextResources, overrides: Overrides): Resource[string] {
  return Object.fromEntries(
    Object.entries(resources).map(([namespace, texts]) => [
      namespace,
      withOverrides(namespace, texts, overrides),
    ]),
  );
}

function backendFor(load: LoadTexts, overrides: () => Overrides): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read: (language, namespace, done) => {
      load(language, namespace).then(
        (texts) => done(null, withOverrides(namespace, texts, overrides())),
        (cause: unknown) => done(cause instanceof Error ? cause : new Error(String(cause)), false),
      );
    },
  };
}
