import type { FieldProps } from '@rjsf/utils';

/**
 * Gives the number itself to the input. RJSF's own field turns it into text by the language of the
 * browser, which need not be the language of the builder.
 */
export function NumberField(props: FieldProps) {
  const { StringField } = props.registry.fields;
  return StringField === undefined ? null : <StringField {...props} />;
}
