import type { StaffActRequest } from '#contract/generated/types.ts';

export interface ActField {
  /** The path of a value, such as `terms / maxMicro`. */
  readonly name: string;
  readonly value: string;
}

/** The values of a requested act, one by one. The brand and the reason are shown elsewhere. */
export function actFields({
  params,
  body,
}: Pick<StaffActRequest, 'params' | 'body'>): readonly ActField[] {
  const { brand: _, ...ids } = params;
  const { reason: __, version: ___, ...values } = body;
  return fieldsIn({ ...ids, ...values }, []);
}

function fieldsIn(value: unknown, path: readonly string[]): readonly ActField[] {
  if (typeof value !== 'object' || value === null) {
    return [{ name: path.join(' / '), value: value === null ? '—' : textOf(value) }];
  }
  return Object.entries(value).flatMap(([key, inner]) => fieldsIn(inner, [...path, key]));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
