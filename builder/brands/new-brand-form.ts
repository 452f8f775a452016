import type { CreateBrandBody } from '#contract/generated/types.ts';
import { brandIdFault } from '#brand/brand-id.ts';
import { isHexColor } from '#brand/color.ts';
import { foldText } from '#domain/text/fold-text.ts';

export const START_KINDS = ['seeds', 'extend', 'copy'] as const;
export type StartKind = (typeof START_KINDS)[number];

/** What the form of a new brand holds. */
export interface NewBrandForm {
  readonly name: string;
  readonly id: string;
  readonly host: string;
  readonly start: StartKind;
  /** The brand to extend or to copy. */
  readonly from: string;
  readonly recipe: string;
  readonly seedColor: string;
  readonly accentColor: string;
}

/** An id out of a name: what letters and digits are left of it. */
export function idFromName(name: string): string {
  return foldText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 31);
}

/** Whether the form can be sent; the server may still know better. */
export function isComplete(form: NewBrandForm): boolean {
  const { name, id, host, start, from, seedColor, accentColor } = form;
  const isNamed = name.trim().length >= 2 && brandIdFault(id) === null && host !== '';
  if (start !== 'seeds') return isNamed && from !== '';
  return isNamed && isHexColor(seedColor) && (accentColor === '' || isHexColor(accentColor));
}

/** What is asked of the server. Seeds and a recipe go over the base brand. */
export function createBody(form: NewBrandForm, base: string): CreateBrandBody {
  const { id, host, start, from, recipe, seedColor, accentColor } = form;
  return {
    id,
    name: form.name.trim(),
    host,
    start:
      start === 'seeds'
        ? {
            kind: 'extend',
            brand: base,
            seedColor,
            ...(recipe === '' ? {} : { recipe }),
            ...(accentColor === '' ? {} : { accentColor }),
          }
        : { kind: start, brand: from },
  };
}
