import type { ServiceChannelType } from '#contract/generated/types.ts';
import { isLinkable } from '../site-link/link-address.ts';

/** A web address, and nothing that a browser would read otherwise than it looks. */
const WEB =
  /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][^\s\p{Cc}<>"\\^`{|}]*)?$/iu;
const MAIL = /^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,24}$/;
/** With its country code: it may be dialled from anywhere. */
const NUMBER = /^\+[1-9]\d{6,14}$/;
const NAME = /^@?[A-Za-z0-9._-]{2,64}$/;

interface Network {
  /** Handles accepted in place of an address on one of the hosts. */
  readonly by: 'number' | 'name';
  readonly hosts: readonly string[];
  readonly href: (digitsOrName: string) => string;
}

const NETWORKS: Partial<Record<ServiceChannelType, Network>> = {
  whatsapp: {
    by: 'number',
    hosts: ['wa.me', 'whatsapp.com'],
    href: (digits) => `https://wa.me/${digits}`,
  },
  telegram: {
    by: 'name',
    hosts: ['t.me', 'telegram.me'],
    href: (name) => `https://t.me/${name}`,
  },
  line: {
    by: 'name',
    hosts: ['line.me', 'lin.ee'],
    href: (name) => `https://line.me/R/ti/p/@${name}`,
  },
  facebook: {
    by: 'name',
    hosts: ['m.me', 'facebook.com', 'fb.com'],
    href: (name) => `https://m.me/${name}`,
  },
  zalo: { by: 'number', hosts: ['zalo.me'], href: (digits) => `https://zalo.me/${digits}` },
};

/** Address format of a channel type. */
export type AddressKind = 'web' | 'number' | 'mail' | 'networkNumber' | 'networkName';

export function addressKind(type: ServiceChannelType): AddressKind {
  const network = NETWORKS[type];
  if (network !== undefined) return network.by === 'number' ? 'networkNumber' : 'networkName';
  if (type === 'phone') return 'number';
  return type === 'email' ? 'mail' : 'web';
}

/** As it is kept: nothing around it, and numbers without what is put between their digits. */
export function tidyAddress(type: ServiceChannelType, address: string): string {
  const typed = address.trim();
  const isNumber = /number/i.test(addressKind(type)) && /^[+\d]/.test(typed);
  return isNumber ? typed.replaceAll(/[\s().-]/g, '') : typed;
}

/** URL of a normalised address; null when it is invalid for its type. */
export function channelHref(type: ServiceChannelType, address: string): string | null {
  const network = NETWORKS[type];
  if (network !== undefined) return networkHref(network, address);
  if (type === 'phone') return NUMBER.test(address) ? `tel:${address}` : null;
  if (type === 'email') return MAIL.test(address) ? `mailto:${address}` : null;
  return isWebAddress(address) || isOwnPath(address) ? address : null;
}

/** A place on the site itself. */
const isOwnPath = (address: string): boolean => address.startsWith('/') && isLinkable(address);

function networkHref({ by, hosts, href }: Network, address: string): string | null {
  if (isWebAddress(address)) {
    const { hostname } = new URL(address);
    const isTheirs = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
    return isTheirs ? address : null;
  }
  const fits = (by === 'number' ? NUMBER : NAME).test(address);
  return fits ? href(address.replace(/^[+@]/, '')) : null;
}

/** https only: conversations with customer service are private. */
export function isWebAddress(address: string): boolean {
  return WEB.test(address) && URL.canParse(address);
}
