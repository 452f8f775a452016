import type { ResponsibleContact } from '#contract/generated/types.ts';
import { channelHref, tidyAddress } from '../service-channel/channel-href.ts';

export interface ContactFault {
  /** JSON pointer into the contact. */
  readonly pointer: '/name' | '/phone' | '/email';
  readonly code: 'REQUIRED' | 'NO_NUMBER' | 'NO_MAIL';
}

/** As it is kept: nothing around its words, a number without its spaces. */
export const tidyContact = ({ name, phone, email }: ResponsibleContact): ResponsibleContact => ({
  name: name.trim(),
  phone: tidyAddress('phone', phone),
  email: tidyAddress('email', email),
});

/** Faults of a tidy contact: it has a name and a way to reach it, or nothing at all. */
export function contactFaults({ name, phone, email }: ResponsibleContact): readonly ContactFault[] {
  if (name + phone + email === '') return [];
  const isReachable = phone + email !== '';
  return [
    ...(name === '' ? [{ pointer: '/name', code: 'REQUIRED' } as const] : []),
    ...(isReachable ? [] : [{ pointer: '/phone', code: 'REQUIRED' } as const]),
    ...(phone !== '' && channelHref('phone', phone) === null
      ? [{ pointer: '/phone', code: 'NO_NUMBER' } as const]
      : []),
    ...(email !== '' && channelHref('email', email) === null
      ? [{ pointer: '/email', code: 'NO_MAIL' } as const]
      : []),
  ];
}
