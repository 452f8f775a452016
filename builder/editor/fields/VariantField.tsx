import type { FieldProps } from '@rjsf/utils';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { uiSchemaFor, variantOf } from '../../registry/ui-schema.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { fieldPlaceOf } from './field-place.ts';
import { withHidden } from './with-hidden.ts';

/** An item of one of several kinds: the form of its kind. What it is cannot be changed, only what it says. */
export function VariantField(props: FieldProps) {
  const say = useTexts('builder');
  const { formData, registry, schema } = props;
  const { root, shape } = fieldPlaceOf(props);
  const { SchemaField } = registry.fields;
  const variant = variantOf(schema, formData);
  if (variant === null || SchemaField === undefined) {
    return <Notice tone="warning">{say('builder:variant.unknown')}</Notice>;
  }
  const uiSchema = withHidden(uiSchemaFor(variant.schema, root, shape), [variant.key, 'id']);
  return <SchemaField {...props} schema={variant.schema} uiSchema={uiSchema} />;
}
