import type { FieldProps } from '@rjsf/utils';
import type { Json } from '#brand/json.ts';
import { useFieldText } from '../forms/field-text.ts';
import { fieldPlaceOf } from './field-place.ts';
import { LabelEditor } from './label/LabelEditor.tsx';

/** A localised text of the manifest. */
export function LabelField(props: FieldProps) {
  const { formData, onChange, onBlur, fieldPathId, required } = props;
  const text = useFieldText();
  const { pointer, shape } = fieldPlaceOf(props);
  const id = fieldPathId.$id;
  return (
    <LabelEditor
      id={id}
      name={text.name(shape)}
      pointer={pointer}
      value={formData as Json | undefined}
      required={required === true}
      onChange={(next) => onChange(next, fieldPathId.path, undefined, id)}
      onBlur={() => onBlur(id, formData)}
    />
  );
}
