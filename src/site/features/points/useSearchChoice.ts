import { useSearchParams } from 'react-router-dom';

/** A filter in the address: one of `values`, or null for all. Other parts of the query stay. */
export function useSearchChoice<Value extends string>(
  name: string,
  values: readonly Value[],
): readonly [Value | null, (value: Value | null) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(name);
  const choose = (value: Value | null): void =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return [values.find((value) => value === asked) ?? null, choose];
}
