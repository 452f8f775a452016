import type { ServiceChannel } from '#contract/generated/types.ts';
import { channelFaults, tidyChannel } from '#domain/service-channel/channel-faults.ts';
import type { OfferedLanguages } from '#domain/text/language-faults.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import type { Setting } from '../../settings/setting.ts';

type Channels = readonly ServiceChannel[];

/** The channels to customer service, in the order players see them. */
export const serviceChannelsSetting: Setting<'getServiceChannels', 'setServiceChannels', Channels> =
  {
    kind: 'serviceChannels',
    read: 'getServiceChannels',
    write: 'setServiceChannels',
    view: (channels, { site: { languages, defaultLanguage } }) => ({
      languages: [...languages],
      defaultLanguage,
      channels: [...channels],
    }),
    change: ({ channels }, _held, { site }) => checkedChannels(channels, site),
    canonicalForm: (channels) => ({ channels: sorted(channels) }),
  };

/** @throws Problem INVALID_SERVICE_CHANNELS with a pointer to each thing at fault. */
function checkedChannels(
  channels: readonly ServiceChannel[],
  languages: OfferedLanguages,
): readonly ServiceChannel[] {
  const tidy = channels.map(tidyChannel);
  const fields: Record<string, FieldProblem> = {};
  for (const { index, pointer, code, params } of channelFaults(tidy, languages)) {
    fields[`/channels/${index}${pointer}`] ??= {
      code,
      ...(params === undefined ? {} : { params }),
    };
  }
  if (Object.keys(fields).length > 0) throw new Problem('INVALID_SERVICE_CHANNELS', { fields });
  return tidy;
}

/** Texts in order of their languages. */
function sorted(channels: readonly ServiceChannel[]): ServiceChannel[] {
  return channels.map(({ texts, ...channel }) => ({
    ...channel,
    texts: texts.toSorted((one, other) => one.language.localeCompare(other.language)),
  }));
}
