import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { toPointer } from '#brand/json-pointer.ts';
import { shapeOf } from '../../registry/shape.ts';
import type { SectionContext } from '../forms/section-context.ts';

export interface FieldPlace {
  /** Into the effective document. */
  readonly pointer: string;
  readonly shape: string;
  /** Holds the definitions. */
  readonly root: RJSFSchema;
}

/** Where the field of a form part stands. */
export function fieldPlaceOf({
  fieldPathId,
  registry,
}: Pick<FieldProps, 'fieldPathId' | 'registry'>): FieldPlace {
  const { section, root } = registry.formContext as SectionContext;
  const path = [section, ...fieldPathId.path];
  return { pointer: toPointer(path), shape: shapeOf(path), root };
}
