import { useMemo } from 'react';
import type { ServiceChannelSettings } from '#contract/generated/types.ts';
import { channelFaults, tidyChannel } from '#domain/customer-service/channel-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { FactDesk } from '../../desk/FactDesk.tsx';
import { keyed, listChanges, listDifference, plain } from '../../desk/keyed-list.ts';
import { useDesk } from '../../desk/useDesk.ts';
import { useStaff } from '../../session/useStaff.ts';
import { channelSentence, type ChannelsDraft } from './channel-draft.ts';
import { ChannelsEditor } from './ChannelsEditor.tsx';
import { ChannelsReview } from './ChannelsReview.tsx';

export interface ChannelsDeskProps {
  name: string;
  now: ServiceChannelSettings;
  put: (value: ServiceChannelSettings) => void;
  refresh: () => Promise<unknown>;
}

/** The ways to customer service of one brand, in the order players see them. */
export function ChannelsDesk({ name, now, put, refresh }: ChannelsDeskProps) {
  const say = useTexts('service-desk');
  const mayEdit = useStaff().may('content.edit');
  const desk = useDesk<ChannelsDraft>('service', now.brand, now, { put, refresh });
  const held = useMemo(() => now.channels.map(keyed), [now]);
  const draft = desk.edits ?? held;
  const next = draft.map(plain).map(tidyChannel);
  const difference = listDifference(now.channels, next, channelSentence);
  const faults = channelFaults(next, now);
  return (
    <FactDesk
      desk={desk}
      lastChange={now.lastChange}
      changes={listChanges(difference)}
      faults={faults.length}
      review={
        <ChannelsReview name={name} now={now} next={next} difference={difference} desk={desk} />
      }
    >
      <ChannelsEditor
        title={say('service-desk:channels')}
        brand={now}
        draft={draft}
        faults={faults}
        onChange={mayEdit ? desk.edit : undefined}
      />
    </FactDesk>
  );
}
