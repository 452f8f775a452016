import { useMemo } from 'react';
import type { ServiceChannel, ServiceChannelSettings } from '#contract/generated/types.ts';
import { channelFaults, tidyChannel } from '#domain/service-channel/channel-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { keyed, listChanges, listDifference, plain } from '#staff/setting/keyed-list.ts';
import { ListEditor } from '#staff/setting/ListEditor.tsx';
import type { SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { inOneLine, useListChanges } from '#staff/setting/useListChanges.ts';
import {
  CHANNEL_TYPES,
  channelSentence,
  type ChannelsDraft,
  MAX_CHANNELS,
  newChannel,
} from './channel-draft.ts';
import { ChannelRow } from './ChannelRow.tsx';

/** The channels in the order players see them, and a button for one more of each kind. */
export function useChannelsEditor(
  input: SettingEditorInput<ServiceChannelSettings, ChannelsDraft>,
): SettingDraft<Pick<ServiceChannelSettings, 'channels'>> {
  const { now, edits, edit } = input;
  const say = useTexts('service-desk', 'office');
  const changesOf = useListChanges();
  const held = useMemo(() => now.channels.map(keyed), [now]);
  const draft = edits ?? held;
  const channels = draft.map(plain).map(tidyChannel);
  const difference = listDifference(now.channels, channels, channelSentence);
  const faults = channelFaults(channels, now);
  const line = ({ csType, address, enabled, texts }: ServiceChannel): string =>
    inOneLine([
      say(`service-desk:type.${csType}`),
      address,
      ...texts.map(({ language, title, hours }) =>
        [`${language}: ${title}`, hours].filter((part) => part !== '').join(', '),
      ),
      enabled ? '' : say('office:off'),
    ]);
  return {
    content: { channels },
    changes: changesOf(difference, line),
    count: listChanges(difference),
    faults: faults.length,
    review: <p>{say('service-desk:atOnce')}</p>,
    fields: (
      <ListEditor
        title={say('service-desk:channels')}
        hint={say('service-desk:where')}
        none={say('service-desk:none')}
        items={draft}
        faults={faults}
        maxItems={MAX_CHANNELS}
        onChange={edit}
        add={CHANNEL_TYPES.map((csType) => ({
          id: csType,
          label: say(`service-desk:type.${csType}`),
          begin: () => newChannel(csType, now.defaultLanguage),
        }))}
        row={(row) => <ChannelRow {...row} brand={now} />}
      />
    ),
  };
}
