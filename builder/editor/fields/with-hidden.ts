import type { UiSchema } from '@rjsf/utils';

/** Leaves fields out of a form that say what an item is: its row shows that. */
export function withHidden(uiSchema: UiSchema, keys: readonly string[]): UiSchema {
  const hidden = keys.map((key) => [key, { 'ui:widget': 'hidden' }] as const);
  return { ...uiSchema, ...Object.fromEntries(hidden) };
}
