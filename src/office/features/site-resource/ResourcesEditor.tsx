import type { ResourceFault } from '#domain/site-resource/resource-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import styles from '../../desk/FactDesk.module.css';
import { movedItem, withItem, withoutItem } from '../../desk/keyed-list.ts';
import { Panel } from '../../kit/Panel.tsx';
import { MAX_RESOURCES, newResource, type ResourcesDraft } from './resource-draft.ts';
import { ResourceRow } from './ResourceRow.tsx';

export interface ResourcesEditorProps {
  /** Types that the brand's manifest asks for. */
  places: readonly string[];
  draft: ResourcesDraft;
  faults: readonly ResourceFault[];
  /** Left out: for looking at. */
  onChange: ((draft: ResourcesDraft) => void) | undefined;
}

/** The links there are, and a button for each place of the brand that waits for one. */
export function ResourcesEditor({ places, draft, faults, onChange }: ResourcesEditorProps) {
  const say = useTexts('resource-desk');
  const waiting = places.filter((type) => draft.every(({ resourceType }) => resourceType !== type));
  return (
    <Panel title={say('resource-desk:links')}>
      <p className={styles.hint}>{say('resource-desk:where')}</p>
      {draft.length === 0 ? <p className={styles.none}>{say('resource-desk:none')}</p> : null}
      <ol className={styles.list}>
        {draft.map((resource, index) => (
          <ResourceRow
            key={resource.key}
            place={index + 1}
            count={draft.length}
            isPlaced={places.includes(resource.resourceType.trim())}
            resource={resource}
            faults={faults.filter((fault) => fault.index === index)}
            onChange={
              onChange === undefined ? undefined : (edited) => onChange(withItem(draft, edited))
            }
            onMove={(by) => onChange?.(movedItem(draft, resource.key, by))}
            onRemove={() => onChange?.(withoutItem(draft, resource.key))}
          />
        ))}
      </ol>
      {onChange === undefined || draft.length >= MAX_RESOURCES ? null : (
        <div className={styles.add}>
          {waiting.map((type) => (
            <Button
              key={type}
              tone="secondary"
              size="small"
              onClick={() => onChange([...draft, newResource(type)])}
            >
              <Icon name="plus" size="small" />
              <span className="code">{type}</span>
            </Button>
          ))}
          <Button
            tone="secondary"
            size="small"
            onClick={() => onChange([...draft, newResource('')])}
          >
            <Icon name="plus" size="small" />
            {say('resource-desk:other')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
