import type { SystemAccount } from './account-kind.ts';
import { checkedPostings, type Posting, positive } from './posting.ts';

/** On the way to a vendor until it has answered; zero once all is done. */
export const vendorTransit = (vendor: string): SystemAccount => ({
  owner: 'vendor',
  ownerId: vendor,
  kind: 'inTransit',
});

/** Money that a vendor holds of its players; below zero by what they have won there and taken back. */
export const vendorSettlement = (vendor: string): SystemAccount => ({
  owner: 'vendor',
  ownerId: vendor,
  kind: 'settlement',
});

interface Moved {
  readonly vendor: string;
  readonly amountMicro: bigint;
}

/** The money leaves the wallet and is in transit. */
export function vendorSentPostings({ vendor, amountMicro }: Moved): readonly Posting[] {
  return checkedPostings([
    { fund: 'cash', amountMicro: -positive(amountMicro, 'a transfer') },
    { system: vendorTransit(vendor), amountMicro },
  ]);
}

/** The vendor has it. */
export function vendorArrivedPostings({ vendor, amountMicro }: Moved): readonly Posting[] {
  return checkedPostings([
    { system: vendorTransit(vendor), amountMicro: -positive(amountMicro, 'a transfer') },
    { system: vendorSettlement(vendor), amountMicro },
  ]);
}

/** The vendor has refused it, and it is in the wallet again. */
export function vendorReturnedPostings({ vendor, amountMicro }: Moved): readonly Posting[] {
  return checkedPostings([
    { system: vendorTransit(vendor), amountMicro: -positive(amountMicro, 'a transfer') },
    { fund: 'cash', amountMicro },
  ]);
}

/** The vendor has given it back. */
export function vendorReceivedPostings({ vendor, amountMicro }: Moved): readonly Posting[] {
  return checkedPostings([
    { system: vendorSettlement(vendor), amountMicro: -positive(amountMicro, 'a transfer') },
    { fund: 'cash', amountMicro },
  ]);
}
