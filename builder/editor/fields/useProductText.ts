import useSWRImmutable from 'swr/immutable';
import { loadTexts } from '../../texts.ts';

/** The product's own text of `namespace:key` in any language; undefined while it loads or where there is none. */
export function useProductText(language: string, key: string | undefined): string | undefined {
  const [namespace, name] = key?.split(':') ?? [];
  const { data } = useSWRImmutable(
    namespace === undefined ? null : ['texts', language, namespace],
    () => loadTexts(language, namespace ?? ''),
  );
  return name === undefined ? undefined : data?.[name];
}
