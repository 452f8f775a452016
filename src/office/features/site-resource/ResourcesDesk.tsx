import { useMemo } from 'react';
import type { SiteResourceSettings } from '#contract/generated/types.ts';
import { resourceFaults, tidyResource } from '#domain/site-resource/resource-faults.ts';
import { FactDesk } from '../../desk/FactDesk.tsx';
import { keyed, listChanges, listDifference, plain } from '../../desk/keyed-list.ts';
import { useDesk } from '../../desk/useDesk.ts';
import { useStaff } from '../../session/useStaff.ts';
import { resourceSentence, type ResourcesDraft } from './resource-draft.ts';
import { ResourcesEditor } from './ResourcesEditor.tsx';
import { ResourcesReview } from './ResourcesReview.tsx';

export interface ResourcesDeskProps {
  name: string;
  now: SiteResourceSettings;
  put: (value: SiteResourceSettings) => void;
  refresh: () => Promise<unknown>;
}

/** The links of one brand. */
export function ResourcesDesk({ name, now, put, refresh }: ResourcesDeskProps) {
  const mayEdit = useStaff().may('content.edit');
  const desk = useDesk<ResourcesDraft>('resources', now.brand, now, { put, refresh });
  const held = useMemo(() => now.resources.map(keyed), [now]);
  const draft = desk.edits ?? held;
  const next = draft.map(plain).map(tidyResource);
  const difference = listDifference(now.resources, next, resourceSentence);
  const faults = resourceFaults(next);
  return (
    <FactDesk
      desk={desk}
      lastChange={now.lastChange}
      changes={listChanges(difference)}
      faults={faults.length}
      review={
        <ResourcesReview name={name} now={now} next={next} difference={difference} desk={desk} />
      }
    >
      <ResourcesEditor
        places={now.places}
        draft={draft}
        faults={faults}
        onChange={mayEdit ? desk.edit : undefined}
      />
    </FactDesk>
  );
}
