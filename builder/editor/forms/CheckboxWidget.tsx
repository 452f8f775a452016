import Switch from '@mui/material/Switch';
import type { WidgetProps } from '@rjsf/utils';

/** On or off. */
export function CheckboxWidget({ id, value, disabled, onChange, onBlur }: WidgetProps) {
  return (
    <Switch
      checked={value === true}
      disabled={disabled === true}
      slotProps={{ input: { id } }}
      onChange={(event) => onChange(event.target.checked)}
      onBlur={() => onBlur(id, value)}
    />
  );
}
