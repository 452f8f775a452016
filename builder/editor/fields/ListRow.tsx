import { type FieldProps, type RJSFSchema, toFieldPathId } from '@rjsf/utils';
import { CaretDown } from '@phosphor-icons/react/CaretDown';
import { CaretRight } from '@phosphor-icons/react/CaretRight';
import { Eye } from '@phosphor-icons/react/Eye';
import { EyeSlash } from '@phosphor-icons/react/EyeSlash';
import { Trash } from '@phosphor-icons/react/Trash';
import { useId } from 'react';
import type { JsonObject } from '#brand/json.ts';
import { itemId } from '#brand/manifest-node.ts';
import { cx } from '#ui/kit/class-names.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { IconAction } from '../../look/IconAction.tsx';
import { uiSchemaFor, variantOf } from '../../registry/ui-schema.ts';
import type { Place } from '../document/place.ts';
import { useEditor } from '../EditorContext.ts';
import { useFieldText } from '../forms/field-text.ts';
import { useFieldFocus } from '../forms/useFieldFocus.ts';
import { fieldPlaceOf } from './field-place.ts';
import styles from './ListRow.module.css';
import { ReorderHandle } from './ReorderHandle.tsx';
import { RowMarks } from './RowMarks.tsx';
import { useItemTitle } from './useItemTitle.ts';
import type { HandleProps } from './useReorder.ts';
import { withHidden } from './with-hidden.ts';

export interface ListRowProps {
  /** Of the list. */
  fieldProps: FieldProps;
  schema: RJSFSchema;
  item: JsonObject;
  index: number;
  total: number;
  place: Place;
  pointer: string;
  dragged: boolean;
  dropAt: 'before' | 'after' | undefined;
  handle: HandleProps;
}

/** One item: what it is called, where it comes from, and behind it its form. */
export function ListRow(props: ListRowProps) {
  const { fieldProps, schema, item, index, total, place, pointer, dragged, dropAt, handle } = props;
  const say = useTexts('builder');
  const text = useFieldText();
  const { edit, readOnly, isOpen, setOpen } = useEditor();
  const { shape, root } = fieldPlaceOf(fieldProps);
  const panelId = useId();
  const focus = useFieldFocus<HTMLLIElement>(pointer);
  const id = itemId(item) ?? '';
  const key = place.join('/');
  const open = isOpen(key);
  const variant = variantOf(schema, item);
  const kind = variant === null ? undefined : text.option(`${shape}.${variant.key}`, variant.value);
  const title = useItemTitle(item, shape, kind);
  const isHidden = item['hidden'] === true;
  const canHide = (variant?.schema ?? schema).properties?.['hidden'] !== undefined;
  const { SchemaField } = fieldProps.registry.fields;

  return (
    <li
      {...focus.props}
      className={cx(styles.row, dragged && styles.dragged)}
      data-drop={dropAt}
      data-hidden={isHidden || undefined}
    >
      <div className={styles.head}>
        <ReorderHandle
          id={id}
          title={title}
          index={index}
          total={total}
          disabled={readOnly || total < 2}
          {...handle}
        />
        <button
          type="button"
          className={styles.toggle}
          data-control=""
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(key, !open)}
        >
          {open ? (
            <CaretDown size={14} aria-hidden="true" />
          ) : (
            <CaretRight size={14} aria-hidden="true" />
          )}
          <span className={styles.title}>{title}</span>
          {kind === undefined || kind === title ? null : (
            <span className={styles.kind}>{kind}</span>
          )}
        </button>
        <RowMarks pointer={pointer} />
        {canHide && !readOnly ? (
          <IconAction
            small
            label={say(isHidden ? 'builder:list.show' : 'builder:list.hide', { title })}
            aria-pressed={isHidden}
            icon={isHidden ? <EyeSlash size={16} /> : <Eye size={16} />}
            onClick={() =>
              edit({ type: 'setValue', place: [...place, 'hidden'], value: !isHidden })
            }
          />
        ) : null}
        {readOnly ? null : (
          <IconAction
            small
            label={say('builder:list.remove', { title })}
            icon={<Trash size={16} />}
            onClick={() => edit({ type: 'removeValue', place })}
          />
        )}
      </div>
      <div id={panelId} className={styles.panel} hidden={!open}>
        {open && SchemaField !== undefined ? (
          <SchemaField
            {...fieldProps}
            name={id}
            required
            schema={schema}
            uiSchema={itemUi(schema, root, shape)}
            formData={item}
            fieldPathId={toFieldPathId(
              index,
              fieldProps.registry.globalFormOptions,
              fieldProps.fieldPathId,
            )}
          />
        ) : null}
        <p className={styles.id}>{say('builder:list.id', { id })}</p>
      </div>
    </li>
  );
}

function itemUi(schema: RJSFSchema, root: RJSFSchema, shape: string) {
  const uiSchema = uiSchemaFor(schema, root, shape);
  return schema.oneOf === undefined ? withHidden(uiSchema, ['id']) : uiSchema;
}
