const CURSOR = /^[A-Za-z0-9_.~-]{1,200}$/;

/** A value of the address that is one of `allowed`; anything else counts as not given. */
export function oneOf<Value extends string>(
  params: URLSearchParams,
  name: string,
  allowed: readonly Value[],
): Value | null {
  const given = params.get(name);
  return allowed.find((value) => value === given) ?? null;
}

/** The page an address is at; null: the first. */
export function cursorOf(params: URLSearchParams): string | null {
  const given = params.get('cursor');
  return given !== null && CURSOR.test(given) ? given : null;
}

/** The address with some values changed, null or empty taking one out; a filter starts at the first page. */
export function withValues(
  params: URLSearchParams,
  values: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('cursor');
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
