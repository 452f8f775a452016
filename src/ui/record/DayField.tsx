import { Field, type FieldProps } from '../kit/Field.tsx';
import { useTypedFilter } from '../query/useTypedFilter.ts';

export interface DayFieldProps extends Omit<FieldProps, 'type' | 'value' | 'onChange'> {
  /** `yyyy-mm-dd`, or empty. */
  value: string;
  onDay: (day: string) => void;
}

/** A day whose value is in the address. A day that is typed in part is empty. */
export function DayField({ value, onDay, ...field }: DayFieldProps) {
  const [text, setText] = useTypedFilter(value, onDay);
  return (
    <Field {...field} type="date" value={text} onChange={({ target }) => setText(target.value)} />
  );
}
