import type { WidgetProps } from '@rjsf/utils';
import { shapeOf } from '../../registry/shape.ts';
import type { SectionContext } from './section-context.ts';

/** Where a widget's value stands. RJSF's ids are the path joined by the form's separator. */
export function shapeOfWidget({ id, registry }: Pick<WidgetProps, 'id' | 'registry'>): string {
  const { section } = registry.formContext as SectionContext;
  const { idPrefix, idSeparator } = registry.globalFormOptions;
  const path = id.slice(idPrefix.length).split(idSeparator).filter(Boolean);
  return shapeOf([section, ...path]);
}
