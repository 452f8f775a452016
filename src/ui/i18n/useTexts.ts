import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { singleFullStop } from './single-full-stop.ts';

type TextParams = Readonly<Record<string, string | number | Date>>;

/** Says the text of `namespace:key`. */
export type Say = (key: string, params?: TextParams) => string;

/** The texts of these namespaces; suspends while one is still on its way. */
export function useTexts(...namespaces: readonly string[]): Say {
  const { t } = useTranslation(namespaces);
  return useCallback<Say>(
    (key, params) => (params === undefined ? t(key, {}) : singleFullStop(t(key, { ...params }))),
    [t],
  );
}

/** The language the page is in. */
export function useLanguage(): string {
  return useTranslation().i18n.language;
}
