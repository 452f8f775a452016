import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { X } from '@phosphor-icons/react/X';
import { useRef, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { IconAction } from '../../look/IconAction.tsx';
import { EmptyPart } from '../../preview/explain/EmptyPart.tsx';
import { NotShown } from '../../preview/explain/NotShown.tsx';
import type { Choice } from '../../registry/choices.ts';
import { moved } from '../actions/moved.ts';
import { useEditor } from '../EditorContext.ts';
import { useFieldText } from '../forms/field-text.ts';
import { useNamedChoices } from '../forms/useNamedChoices.ts';
import { Action } from '../../look/Action.tsx';
import { AddValue } from './AddValue.tsx';
import { ChooseDialog } from './ChooseDialog.tsx';
import { fieldPlaceOf } from './field-place.ts';
import { ReorderHandle } from './ReorderHandle.tsx';
import styles from './OrderField.module.css';
import { useReorder } from './useReorder.ts';

/** From so many on, several are chosen at once. */
const MANY = 10;

/** A plain list of names in an order that matters: chosen from what there is, or typed. */
export function OrderField(props: FieldProps) {
  const { formData, onChange, fieldPathId, schema } = props;
  const say = useTexts('builder', 'builder-edit');
  const text = useFieldText();
  const { readOnly } = useEditor();
  const { pointer, shape } = fieldPlaceOf(props);
  const values = readValues(formData);
  const list = useRef<HTMLOListElement>(null);
  const [announced, announce] = useState('');
  const total = values.length;
  const choices = choicesOf(schema, useNamedChoices(shape), (value) => text.option(shape, value));
  // A retired entry stays where it is listed, and is offered no more.
  const offered = choices.filter(
    ({ value, isRetired }) => isRetired !== true || values.includes(value),
  );
  const [choosing, setChoosing] = useState(false);
  const nameOf = (value: string): string =>
    choices.find((choice) => choice.value === value)?.label ?? value;
  const write = (next: readonly string[]): void =>
    onChange(next, fieldPathId.path, undefined, fieldPathId.$id);
  const { drag, handle } = useReorder(list, total, (value, to) => {
    write(moved(values, values.indexOf(value), to));
    announce(say('builder:list.moved', { title: nameOf(value), position: to + 1, total }));
  });

  return (
    <div className={styles.order}>
      <ol ref={list} className={styles.list}>
        {values.map((value, index) => (
          <li
            key={value}
            className={styles.row}
            data-dragged={drag?.from === index || undefined}
            data-target={(drag !== null && drag.to === index && drag.from !== index) || undefined}
          >
            <ReorderHandle
              id={value}
              title={nameOf(value)}
              index={index}
              total={total}
              disabled={readOnly || total < 2}
              {...handle(value, index)}
            />
            <span className={styles.name}>{nameOf(value)}</span>
            <NotShown pointer={`${pointer}/${index}`} />
            {shape === 'footer.parts' ? <EmptyPart part={value} /> : null}
            {readOnly ? null : (
              <IconAction
                small
                label={say('builder:list.remove', { title: nameOf(value) })}
                icon={<X size={15} />}
                onClick={() => write(values.filter((other) => other !== value))}
              />
            )}
          </li>
        ))}
      </ol>
      {readOnly || choices.length < MANY ? null : (
        <Action small onClick={() => setChoosing(true)}>
          {say('builder-edit:choose', { count: choices.length })}
        </Action>
      )}
      {choosing ? (
        <ChooseDialog
          title={text.name(shape)}
          choices={offered}
          values={values}
          most={schema.maxItems ?? Number.POSITIVE_INFINITY}
          onChosen={write}
          onClose={() => setChoosing(false)}
        />
      ) : null}
      {readOnly ? null : (
        <AddValue
          id={`${fieldPathId.$id}/add`}
          choices={offered.filter(({ value }) => !values.includes(value))}
          free={choices.length === 0}
          full={total >= (schema.maxItems ?? Number.POSITIVE_INFINITY)}
          onAdd={(value) => {
            if (!values.includes(value)) write([...values, value]);
          }}
        />
      )}
      <span className="visually-hidden" role="status">
        {announced}
      </span>
    </div>
  );
}

/** What the registry knows, else what the schema enumerates. */
function choicesOf(
  schema: RJSFSchema,
  known: readonly Choice[],
  nameOf: (value: string) => string,
): readonly Choice[] {
  if (known.length > 0) return known;
  const { items } = schema;
  const values = typeof items === 'object' && !Array.isArray(items) ? items.enum : undefined;
  return (values ?? []).map(String).map((value) => ({ value, label: nameOf(value) }));
}

function readValues(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
