import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { isBuiltShape } from './built-shapes.ts';
import { isChoice } from './choices.ts';

/** Names of the form parts in `editor/fields`, as RJSF finds them. */
export type FormPart =
  | 'LabelField'
  | 'PictureField'
  | 'TokensField'
  | 'EaseField'
  | 'ListField'
  | 'OrderField'
  | 'VariantField'
  | 'WordsField';

/** Parts for schemas that other sections refer to by name. */
const BY_DEFINITION: Readonly<Record<string, FormPart>> = {
  label: 'LabelField',
  picture: 'PictureField',
};

/** Parts for one place only. */
const BY_SHAPE: Readonly<Record<string, FormPart>> = {
  'theme.tokens': 'TokensField',
  'theme.motion.ease': 'EaseField',
};

/**
 * Decides from a schema which form part shows each value. `shape` is where the schema stands in the
 * manifest; `root` holds the definitions.
 */
export function uiSchemaFor(schema: RJSFSchema, root: RJSFSchema, shape: string): UiSchema {
  if (!isBuiltShape(shape)) return { 'ui:widget': 'hidden' };
  const target = resolved(schema, root);
  const name: unknown = (target as { 'x-part'?: unknown })['x-part'];
  const part = BY_SHAPE[shape] ?? (typeof name === 'string' ? BY_DEFINITION[name] : undefined);
  if (part !== undefined) return replacing(part);
  if (target.oneOf !== undefined) return replacing('VariantField');
  if (target.type === 'array') {
    return replacing(holdsItems(target, root) ? 'ListField' : 'OrderField');
  }
  if (target.type === 'object') return objectUi(target, root, shape);
  return isChoice(shape) ? { 'ui:widget': 'ChoiceWidget' } : {};
}

function objectUi(schema: RJSFSchema, root: RJSFSchema, shape: string): UiSchema {
  if (schema.properties === undefined) return replacing('WordsField');
  return Object.fromEntries(
    Object.entries(schema.properties).map(([key, property]) => [
      key,
      typeof property === 'boolean'
        ? {}
        : uiSchemaFor(property as RJSFSchema, root, `${shape}.${key}`),
    ]),
  );
}

function replacing(part: FormPart): UiSchema {
  return { 'ui:field': part, 'ui:fieldReplacesAnyOrOneOf': true };
}

/** Whether a list holds items with ids, which have forms of their own, and not plain values. */
function holdsItems(list: RJSFSchema, root: RJSFSchema): boolean {
  const items = itemSchema(list, root);
  return items.type === 'object';
}

/** The schema of a list's items, references followed. */
export function itemSchema(list: RJSFSchema, root: RJSFSchema): RJSFSchema {
  const { items } = list;
  if (items === undefined || typeof items === 'boolean' || Array.isArray(items)) return {};
  return resolved(items, root);
}

/** A schema with its own reference followed. */
export function resolved(schema: RJSFSchema, root: RJSFSchema): RJSFSchema {
  const name = schema.$ref?.split('/').at(-1);
  if (name === undefined) return schema;
  const definition = root.definitions?.[name];
  return definition === undefined || typeof definition === 'boolean'
    ? {}
    : resolved(definition, root);
}

/** The schema of the kind an item is of, where its list knows several. */
export function variantOf(
  schema: RJSFSchema,
  item: unknown,
): { key: string; value: string; schema: RJSFSchema } | null {
  const key = discriminatorOf(schema);
  if (key === null || typeof item !== 'object' || item === null) return null;
  const value = (item as Record<string, unknown>)[key];
  const found = variantsOf(schema).find((variant) => variant.value === value);
  return found === undefined ? null : { key, ...found };
}

/** The kinds a list knows, by the value of their discriminator. */
export function variantsOf(schema: RJSFSchema): readonly { value: string; schema: RJSFSchema }[] {
  const key = discriminatorOf(schema);
  if (key === null) return [];
  return (schema.oneOf ?? []).flatMap((option) => {
    const variant = option as RJSFSchema;
    const tag = variant.properties?.[key];
    const value = typeof tag === 'object' ? (tag as RJSFSchema).const : undefined;
    return typeof value === 'string' ? [{ value, schema: variant }] : [];
  });
}

export function discriminatorOf(schema: RJSFSchema): string | null {
  const { discriminator } = schema as { discriminator?: { propertyName?: unknown } };
  return typeof discriminator?.propertyName === 'string' ? discriminator.propertyName : null;
}
