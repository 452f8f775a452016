import type { Selectable } from 'kysely';
import type { AccountType, RegistrationLinkState } from '#contract/generated/types.ts';
import type { RegistrationLinkTable } from '../../platform/db/generated/tables.ts';

export type LinkRow = Omit<Selectable<RegistrationLinkTable>, 'account_type'> & {
  account_type: AccountType;
};

/** Whether a link still takes registrations. */
export function linkState(
  link: Pick<LinkRow, 'closed_at' | 'expires_at' | 'use_limit' | 'registrations'>,
  now: Date,
): RegistrationLinkState {
  if (link.closed_at !== null) return 'closed';
  if (link.expires_at !== null && link.expires_at <= now) return 'expired';
  return link.use_limit !== null && link.registrations >= link.use_limit ? 'exhausted' : 'open';
}
