import type { WidgetProps } from '@rjsf/utils';
import { SwitchInput } from '#ui/kit/SwitchInput.tsx';

/** On or off. */
export function CheckboxWidget({ id, value, disabled, onChange, onBlur }: WidgetProps) {
  return (
    <SwitchInput
      id={id}
      checked={value === true}
      disabled={disabled === true}
      onChange={(event) => onChange(event.target.checked)}
      onBlur={() => onBlur(id, value)}
    />
  );
}
