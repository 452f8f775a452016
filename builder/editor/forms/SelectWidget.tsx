import type { WidgetProps } from '@rjsf/utils';
import { Segments } from '#ui/kit/Segments.tsx';
import { isBuiltValue } from '../../registry/built-shapes.ts';
import { useFieldText } from './field-text.ts';
import { NativeChoice } from './NativeChoice.tsx';
import { shapeOfWidget } from './widget-shape.ts';

/** Choices up to this many stand side by side. */
const SIDE_BY_SIDE = 4;

/** One of the values the schema knows. */
export function SelectWidget(props: WidgetProps) {
  const { id, value, required, disabled, options, onChange, onBlur, label } = props;
  const text = useFieldText();
  const shape = shapeOfWidget(props);
  const choices = (options.enumOptions ?? [])
    .map((option) => String(option.value))
    .filter((option) => option === String(value) || isBuiltValue(shape, option))
    .map((option) => ({ value: option, label: text.option(shape, option) }));
  if (required === true && choices.length <= SIDE_BY_SIDE && value !== undefined) {
    return (
      <div id={id} tabIndex={-1}>
        <Segments
          label={label}
          options={choices}
          value={String(value)}
          onChange={(next) => onChange(next)}
        />
      </div>
    );
  }
  return (
    <NativeChoice
      id={id}
      value={value === undefined ? '' : String(value)}
      choices={choices}
      optional={required !== true}
      disabled={disabled === true}
      onChange={(next) => onChange(next === '' ? undefined : next)}
      onBlur={(last) => onBlur(id, last)}
    />
  );
}
