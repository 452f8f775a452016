import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { useId } from 'react';
import { shapeOf } from '../../registry/shape.ts';
import { useFieldText } from './field-text.ts';
import type { SectionContext } from './section-context.ts';
import styles from './ObjectFieldTemplate.module.css';

/** Fields of an object, one under the other; below the section itself under a name. */
export function ObjectFieldTemplate({
  properties,
  fieldPathId,
  registry,
  uiSchema,
}: ObjectFieldTemplateProps) {
  const text = useFieldText();
  const nameId = useId();
  const { section } = registry.formContext as SectionContext;
  const { path } = fieldPathId;
  const shown = properties.filter(({ hidden }) => !hidden);
  const fields = shown.map(({ content, name }) => <div key={name}>{content}</div>);
  // An item of a list is named by its row.
  const isItem = typeof path.at(-1) === 'number' || uiSchema?.['ui:options']?.['nameless'] === true;
  if (path.length === 0 || isItem) return <div className={styles.fields}>{fields}</div>;
  // Inside an item of a list the depth of a group is no measure of its rank.
  const Heading = path.length === 1 ? 'h2' : 'h3';
  return (
    <section className={styles.group} aria-labelledby={nameId}>
      <Heading id={nameId} className={styles.name}>
        {text.name(shapeOf([section, ...path]))}
      </Heading>
      <div className={styles.fields}>{fields}</div>
    </section>
  );
}
