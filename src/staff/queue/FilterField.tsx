import { Field, type FieldProps } from '#ui/kit/Field.tsx';
import { useTypedFilter } from '#ui/query/useTypedFilter.ts';
import { useAddress } from '../values/useAddress.ts';

export interface FilterFieldProps extends Omit<FieldProps, 'value' | 'onChange' | 'name'> {
  /** Name of the value in the address. */
  name: string;
}

/** A typed filter of a list; its value is in the address. */
export function FilterField({ name, ...field }: FilterFieldProps) {
  const { params, change } = useAddress();
  const [text, setText] = useTypedFilter(params.get(name) ?? '', (value) =>
    change({ [name]: value }),
  );
  return (
    <Field
      maxLength={64}
      autoComplete="off"
      spellCheck={false}
      {...field}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
