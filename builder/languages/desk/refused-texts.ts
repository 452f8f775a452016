import type { ProblemField, WrittenText } from '#contract/generated/types.ts';

export type RefusedTexts = ReadonlyMap<string, string>;

/** The server's words about each refused text, by `namespace:key`. Pointers are `/texts/<index>/…`. */
export function refusedTexts(
  sent: readonly WrittenText[],
  fields: Readonly<Record<string, Pick<ProblemField, 'message'>>>,
): RefusedTexts {
  const refused = new Map<string, string>();
  for (const [pointer, { message }] of Object.entries(fields)) {
    const index = /^\/texts\/(\d+)(?:\/|$)/.exec(pointer)?.[1];
    const text = index === undefined ? undefined : sent[Number(index)];
    if (text !== undefined) refused.set(`${text.namespace}:${text.key}`, message);
  }
  return refused;
}
