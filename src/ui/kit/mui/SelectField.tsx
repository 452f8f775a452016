import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { MuiRoot } from '../../theme/MuiRoot.tsx';
import styles from './TextField.module.css';

export interface SelectFieldProps<Value extends string> {
  name: string;
  label: string;
  value: Value;
  choices: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
  problem?: string | undefined;
  required?: boolean | undefined;
}

/** One of several, with the label above. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { name, label, value, choices, onChange, problem, required = false } = props;
  const id = useId();
  return (
    <MuiRoot>
      <FormControl fullWidth error={problem !== undefined} required={required}>
        <label id={`${id}-label`} className={styles.label}>
          {label}
        </label>
        <Select<Value>
          labelId={`${id}-label`}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {choices.map((choice) => (
            <MenuItem key={choice.value} value={choice.value}>
              {choice.label}
            </MenuItem>
          ))}
        </Select>
        {problem === undefined ? null : <FormHelperText>{problem}</FormHelperText>}
      </FormControl>
    </MuiRoot>
  );
}
