import type { WidgetProps } from '@rjsf/utils';
import { choicesFor } from '../../registry/choices.ts';
import { useEditor } from '../EditorContext.ts';
import { NativeChoice } from './NativeChoice.tsx';
import { shapeOfWidget } from './widget-shape.ts';

/** Something the registry, the art module or another part of the manifest knows by name. */
export function ChoiceWidget(props: WidgetProps) {
  const { id, value, required, disabled, onChange, onBlur } = props;
  const { layers } = useEditor();
  return (
    <NativeChoice
      id={id}
      value={typeof value === 'string' ? value : ''}
      choices={choicesFor(shapeOfWidget(props), layers.effective)}
      optional={required !== true}
      disabled={disabled === true}
      onChange={(next) => onChange(next === '' ? undefined : next)}
      onBlur={(last) => onBlur(id, last)}
    />
  );
}
