import type { GoodDelivery } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { fieldProblems } from '#ui/query/field-problems.ts';

/** Fields of a delivery, in the order of the form. */
export const DELIVERY_FIELDS = ['fullName', 'address', 'mobileNum'] as const;

export type DeliveryField = (typeof DELIVERY_FIELDS)[number];

export const EMPTY_DELIVERY: GoodDelivery = { fullName: '', address: '', mobileNum: '' };

/** A delivery without surrounding spaces. */
export const tidyDelivery = (delivery: GoodDelivery): GoodDelivery => ({
  fullName: delivery.fullName.trim(),
  address: delivery.address.trim(),
  mobileNum: delivery.mobileNum.trim(),
});

const PREFIX = '/delivery/';

/** The server's message for each field of the delivery. */
export function deliveryProblems(
  problem: ProblemError | null,
): Readonly<Partial<Record<string, string>>> {
  const own = Object.entries(problem?.fields ?? {}).flatMap(([pointer, field]) =>
    pointer.startsWith(PREFIX) ? [[`/${pointer.slice(PREFIX.length)}`, field] as const] : [],
  );
  return fieldProblems({ fields: Object.fromEntries(own) }, DELIVERY_FIELDS).byField;
}
