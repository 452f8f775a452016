import channelType from '#schemas/entities/service-channel-type.json' with { type: 'json' };
import type { ServiceChannel } from '#contract/generated/types.ts';
import { keyed, type Keyed } from '#staff/setting/keyed-list.ts';

/** In the contract's order. */
export const CHANNEL_TYPES = channelType.enum as readonly ServiceChannel['csType'][];

/** The contract's bound. */
export const MAX_CHANNELS = 30;

export type DraftChannel = Keyed<ServiceChannel>;
export type ChannelsDraft = readonly DraftChannel[];

/** A channel that nobody has filled in yet; chats begin as windows. */
export function newChannel(csType: ServiceChannel['csType'], language: string): DraftChannel {
  const texts = [{ language, title: '', hours: '' }];
  return keyed({ csType, address: '', opensWindow: csType === 'liveChat', enabled: true, texts });
}

/** All there is to a channel, the same in whatever order its languages are. */
export function channelSentence(channel: ServiceChannel): string {
  const { csType, address, opensWindow, enabled, texts } = channel;
  const words = texts.map(({ language, title, hours }) => [language, title, hours].join('\n'));
  return JSON.stringify([csType, address, opensWindow, enabled, words.toSorted()]);
}

/** Its title in the brand's own language, else in any. */
export function channelTitle({ texts }: ServiceChannel, language: string): string {
  const own = texts.find((text) => text.language === language);
  return (own ?? texts[0])?.title ?? '';
}
