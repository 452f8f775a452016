import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { useMemo, useRef, useState } from 'react';
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '#brand/json.ts';
import { itemId } from '#brand/manifest-node.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Action } from '../../look/Action.tsx';
import { itemSchema } from '../../registry/ui-schema.ts';
import { fieldState } from '../document/field-state.ts';
import { idsOf, valueAtPlace } from '../document/place.ts';
import { useEditor } from '../EditorContext.ts';
import { FieldFrame } from '../forms/FieldFrame.tsx';
import { AddItem } from './AddItem.tsx';
import { fieldPlaceOf } from './field-place.ts';
import styles from './ListField.module.css';
import { ListRow } from './ListRow.tsx';
import { RemovedRow } from './RemovedRow.tsx';
import { useReorder } from './useReorder.ts';

/** A list of items with ids: a row each, opened one by one, moved by their handles. */
export function ListField(props: FieldProps) {
  const say = useTexts('builder');
  const { layers, edit, readOnly } = useEditor();
  const { pointer, shape, root } = fieldPlaceOf(props);
  const schema = itemSchema(props.schema, root);
  const state = useMemo(() => fieldState(layers, pointer), [layers, pointer]);
  const { place } = state;
  const items = itemsOf(props.formData as Json | undefined);
  const inherited = valueAtPlace(layers.inherited, place);
  const removed = removedItems(inherited, items);
  // Of the items that both have: what is new or gone is no matter of order.
  const shared = idsOf(inherited).filter((id) => idsOf(items).includes(id));
  const stands = idsOf(items).filter((id) => shared.includes(id));
  const canReorderBack = !readOnly && stands.some((id, index) => id !== shared[index]);
  const list = useRef<HTMLOListElement>(null);
  const [announced, announce] = useState('');
  const total = items.length;
  const { drag, handle } = useReorder(list, total, (id, to) => {
    edit({ type: 'moveItem', place, id, to });
    announce(say('builder:list.moved', { title: id, position: to + 1, total }));
  });

  return (
    <FieldFrame
      pointer={pointer}
      shape={shape}
      required={props.required === true || props.fieldPathId.path.length === 0}
      aside={
        <>
          {canReorderBack ? (
            <Action small tone="quiet" onClick={() => edit({ type: 'inheritOrder', place })}>
              {say('builder:list.inheritOrder')}
            </Action>
          ) : null}
          <span className={styles.count}>{say('builder:list.count', { count: total })}</span>
        </>
      }
    >
      <ol ref={list} className={styles.list} data-dragging={drag !== null || undefined}>
        {items.map((item, index) => {
          const id = itemId(item) ?? String(index);
          return (
            <ListRow
              key={id}
              fieldProps={props}
              schema={schema}
              item={item}
              index={index}
              total={total}
              place={[...place, id]}
              pointer={`${pointer}/${index}`}
              dragged={drag?.from === index}
              dropAt={dropMark(drag, index)}
              handle={handle(id, index)}
            />
          );
        })}
      </ol>
      {removed.map((item) => (
        <RemovedRow key={itemId(item)} item={item} place={place} shape={shape} />
      ))}
      {readOnly ? null : (
        <AddItem
          schema={schema}
          root={root}
          place={place}
          shape={shape}
          taken={[...idsOf(items), ...idsOf(removed)]}
          full={total >= maximumOf(props.schema)}
        />
      )}
      <span className="visually-hidden" role="status">
        {announced}
      </span>
    </FieldFrame>
  );
}

function itemsOf(value: Json | undefined): readonly JsonObject[] {
  return isJsonArray(value) ? value.filter(isJsonObject) : [];
}

/** Items that a parent has and this brand took away. */
function removedItems(
  inherited: Json | undefined,
  items: readonly JsonObject[],
): readonly JsonObject[] {
  const kept = new Set(idsOf(items));
  return itemsOf(inherited).filter((item) => !kept.has(itemId(item) ?? ''));
}

function maximumOf({ maxItems }: RJSFSchema): number {
  return maxItems ?? Number.POSITIVE_INFINITY;
}

/** On which side of a row the dragged item would land. */
function dropMark(
  drag: { from: number; to: number } | null,
  index: number,
): 'before' | 'after' | undefined {
  if (drag === null || drag.from === drag.to || index === drag.from) return undefined;
  const position = index > drag.from ? index - 1 : index;
  if (drag.to < drag.from) return position === drag.to ? 'before' : undefined;
  return position === drag.to - 1 ? 'after' : undefined;
}
