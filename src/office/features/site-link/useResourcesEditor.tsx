import { useMemo } from 'react';
import type { SiteLinkSettings } from '#contract/generated/types.ts';
import { resourceFaults, tidyResource } from '#domain/site-link/resource-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { keyed, listChanges, listDifference, plain } from '#staff/setting/keyed-list.ts';
import { ListEditor } from '#staff/setting/ListEditor.tsx';
import type { SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { inOneLine, useListChanges } from '#staff/setting/useListChanges.ts';
import {
  MAX_RESOURCES,
  newResource,
  resourceSentence,
  type ResourcesDraft,
} from './resource-draft.ts';
import { ResourceRow } from './ResourceRow.tsx';

/** The links of a brand, and a button for each place of its manifest that has none. */
export function useResourcesEditor(
  input: SettingEditorInput<SiteLinkSettings, ResourcesDraft>,
): SettingDraft<Pick<SiteLinkSettings, 'resources'>> {
  const { now, edits, edit } = input;
  const say = useTexts('resource-desk');
  const changesOf = useListChanges();
  const held = useMemo(() => now.resources.map(keyed), [now]);
  const draft = edits ?? held;
  const resources = draft.map(plain).map(tidyResource);
  const difference = listDifference(now.resources, resources, resourceSentence);
  const faults = resourceFaults(resources);
  const waiting = now.places.filter((type) =>
    draft.every(({ resourceType }) => resourceType !== type),
  );
  return {
    content: { resources },
    changes: changesOf(difference, ({ resourceType, name, labelNameEn, url }) =>
      inOneLine([resourceType, name, labelNameEn, url]),
    ),
    count: listChanges(difference),
    faults: faults.length,
    review: <p>{say('resource-desk:atOnce')}</p>,
    fields: (
      <ListEditor
        title={say('resource-desk:links')}
        hint={say('resource-desk:where')}
        none={say('resource-desk:none')}
        items={draft}
        faults={faults}
        maxItems={MAX_RESOURCES}
        onChange={edit}
        add={[
          ...waiting.map((type) => ({
            id: type,
            label: <span className="code">{type}</span>,
            begin: () => newResource(type),
          })),
          { id: 'other:', label: say('resource-desk:other'), begin: () => newResource('') },
        ]}
        row={(row) => (
          <ResourceRow {...row} isPlaced={now.places.includes(row.item.resourceType.trim())} />
        )}
      />
    ),
  };
}
