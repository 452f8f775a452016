import type { JsonObject } from '#brand/json.ts';
import { itemId } from '#brand/manifest-node.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Action } from '../../look/Action.tsx';
import type { Place } from '../document/place.ts';
import { useEditor } from '../EditorContext.ts';
import styles from './RemovedRow.module.css';
import { useItemTitle } from './useItemTitle.ts';

export interface RemovedRowProps {
  item: JsonObject;
  /** The list. */
  place: Place;
  shape: string;
}

/** An inherited item that this brand took away, with the way back. */
export function RemovedRow({ item, place, shape }: RemovedRowProps) {
  const say = useTexts('builder');
  const { edit, readOnly } = useEditor();
  const title = useItemTitle(item, shape);
  const id = itemId(item) ?? '';
  return (
    <div className={styles.row}>
      <s className={styles.title}>{title}</s>
      <span className={styles.state}>{say('builder:list.removedHere')}</span>
      {readOnly ? null : (
        <Action
          small
          aria-label={say('builder:list.restore', { title })}
          onClick={() => edit({ type: 'inheritValue', place: [...place, id] })}
        >
          {say('builder:list.restoreShort')}
        </Action>
      )}
    </div>
  );
}
