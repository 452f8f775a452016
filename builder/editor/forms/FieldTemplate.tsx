import type { FieldTemplateProps } from '@rjsf/utils';
import { toPointer } from '#brand/json-pointer.ts';
import { shapeOf } from '../../registry/shape.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { SectionContext } from './section-context.ts';

/** Parts that draw their own name, or have none because what they hold has. */
const FRAMELESS: ReadonlySet<string> = new Set(['ListField', 'VariantField', 'TokensField']);

/** Puts a frame around every field that is one value to a person; groups only hold others. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { children, hidden, schema, uiSchema, fieldPathId, id, registry, required } = props;
  if (hidden === true) return null;
  const part: unknown = uiSchema?.['ui:field'];
  const isGroup = schema.type === 'object' && part === undefined;
  if (isGroup || (typeof part === 'string' && FRAMELESS.has(part))) return children;
  const { section } = registry.formContext as SectionContext;
  const path = [section, ...fieldPathId.path];
  const isSwitch = schema.type === 'boolean';
  return (
    <FieldFrame
      pointer={toPointer(path)}
      shape={shapeOf(path)}
      controlId={part === undefined ? id : undefined}
      required={required}
      inline={isSwitch}
      unit={part !== undefined}
    >
      {children}
    </FieldFrame>
  );
}
