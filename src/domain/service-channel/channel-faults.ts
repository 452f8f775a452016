import type { ServiceChannel } from '#contract/generated/types.ts';
import {
  type OfferedLanguages,
  type LanguageFault,
  languageFaults,
} from '../text/language-faults.ts';
import { type AddressKind, addressKind, channelHref, tidyAddress } from './channel-href.ts';

export interface ChannelFault {
  /** Place in the list. */
  readonly index: number;
  /** JSON pointer into the channel. */
  readonly pointer: string;
  readonly code:
    | LanguageFault['code']
    | 'NO_WEB_ADDRESS'
    | 'NO_NUMBER'
    | 'NO_MAIL'
    | 'NO_NETWORK_NUMBER'
    | 'NO_NETWORK_NAME'
    | 'DUPLICATE';
  readonly params?: Readonly<Record<string, string>>;
}

const ADDRESS_FAULTS = {
  web: 'NO_WEB_ADDRESS',
  number: 'NO_NUMBER',
  mail: 'NO_MAIL',
  networkNumber: 'NO_NETWORK_NUMBER',
  networkName: 'NO_NETWORK_NAME',
} as const satisfies Record<AddressKind, ChannelFault['code']>;

/** As it is kept: nothing around any of its words. Only what can be a window opens one. */
export function tidyChannel(channel: ServiceChannel): ServiceChannel {
  const { csType } = channel;
  return {
    ...channel,
    address: tidyAddress(csType, channel.address),
    opensWindow: channel.opensWindow && csType === 'liveChat',
    texts: channel.texts.map(({ language, title, hours }) => ({
      language,
      title: title.trim(),
      hours: hours.trim(),
    })),
  };
}

/** Faults of a normalised list of channels. */
export function channelFaults(
  channels: readonly ServiceChannel[],
  brand: OfferedLanguages,
): readonly ChannelFault[] {
  const seen = new Set<string>();
  return channels.flatMap(({ csType, address, texts }, index): ChannelFault[] => {
    const said = `${csType} ${address.toLowerCase()}`;
    const code =
      channelHref(csType, address) === null
        ? ADDRESS_FAULTS[addressKind(csType)]
        : seen.has(said)
          ? 'DUPLICATE'
          : null;
    seen.add(said);
    const words = languageFaults(texts, brand).map((fault) => ({ index, ...fault }));
    return code === null ? words : [{ index, pointer: '/address', code }, ...words];
  });
}
