import type { WidgetProps } from '@rjsf/utils';
import { choosesFont, choosesIcon } from '../../registry/choices.ts';
import { FontNote } from '../fields/font/FontNote.tsx';
import { IconChoice } from '../fields/icon/IconChoice.tsx';
import { useFieldText } from './field-text.ts';
import { NativeChoice } from './NativeChoice.tsx';
import { useNamedChoices } from './useNamedChoices.ts';
import { shapeOfWidget } from './widget-shape.ts';

/** Something the registry, the art module or another part of the manifest knows by name. */
export function ChoiceWidget(props: WidgetProps) {
  const { id, required, disabled, onChange, onBlur } = props;
  const text = useFieldText();
  const shape = shapeOfWidget(props);
  const value = typeof props.value === 'string' ? props.value : '';
  const choices = useNamedChoices(shape);
  const common = {
    id,
    value,
    optional: required !== true,
    disabled: disabled === true,
    onChange: (next: string) => onChange(next === '' ? undefined : next),
  };
  if (choosesIcon(shape)) {
    return (
      <IconChoice
        {...common}
        name={text.name(shape)}
        icons={choices}
        onBlur={() => onBlur(id, value)}
      />
    );
  }
  return (
    <>
      <NativeChoice {...common} choices={choices} onBlur={(last) => onBlur(id, last)} />
      {choosesFont(shape) && value !== '' ? <FontNote family={value} /> : null}
    </>
  );
}
