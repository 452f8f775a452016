import { returnClasses } from '#contract/generated/enum-values.ts';
import type { ReturnClass } from '#contract/generated/types.ts';

/** `1.0.0-r94`: the variant of version 1.0.0 whose return is about 94 %. */
const VARIANT = /^(?<version>.+)-r(?<returnClass>\d\d)$/;

/** What a version is a variant of, and for which class; null: it is none. */
export function variantOf(version: string): { version: string; returnClass: ReturnClass } | null {
  const { version: base, returnClass } = VARIANT.exec(version)?.groups ?? {};
  const known = returnClasses.find((each) => each === returnClass);
  return base === undefined || known === undefined ? null : { version: base, returnClass: known };
}
