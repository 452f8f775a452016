import type { ServiceChannel } from '#contract/generated/types.ts';
import { chooseText } from '../text/choose-text.ts';
import { channelHref } from './channel-href.ts';

/** A way to customer service that is on. */
export type OpenChannel = Omit<ServiceChannel, 'enabled'>;

/** Those that are on, in the operators' order. */
export const openChannels = (channels: readonly ServiceChannel[]): readonly OpenChannel[] =>
  channels.filter(({ enabled }) => enabled);

/** The same for one reader. */
export interface ServiceLink {
  readonly csType: ServiceChannel['csType'];
  /** Language of title and hours. */
  readonly language: string;
  readonly title: string;
  /** Opening hours; empty when not given. */
  readonly hours: string;
  readonly url: string;
  readonly opensWindow: boolean;
}

/**
 * The channels in the operators' order, each in the first language of `order` that it has words in.
 * @param order the language asked for, those it falls back to, then the brand's own.
 */
export function serviceLinks(
  channels: readonly OpenChannel[],
  order: readonly string[],
): readonly ServiceLink[] {
  return channels.flatMap(({ csType, address, opensWindow, texts }) => {
    const url = channelHref(csType, address);
    const text = chooseText(texts, order);
    if (url === null || text === null) return [];
    const { language, title, hours } = text;
    return [{ csType, language, title, hours, url, opensWindow }];
  });
}
