import useSWRImmutable from 'swr/immutable';
import { loadTexts } from '../../texts.ts';

const NAMESPACE = 'plan';

/** The product's names of menus, notices and blocks; undefined while they load and for other texts. */
export function usePlanTexts(language: string): (key: string | undefined) => string | undefined {
  const { data } = useSWRImmutable(['texts', language, NAMESPACE], () =>
    loadTexts(language, NAMESPACE),
  );
  return (key) => {
    const [namespace, name] = key?.split(':') ?? [];
    return namespace === NAMESPACE && name !== undefined ? data?.[name] : undefined;
  };
}
