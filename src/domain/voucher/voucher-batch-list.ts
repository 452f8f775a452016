import { deskList } from '../desk/desk-list.ts';

/** Vouchers by the batches that they were made in. */
export const voucherBatchList = deskList({
  operation: 'listVoucherBatches',
  texts: 'voucher-desk',
  id: ({ batchId }) => batchId,
  columns: [
    { id: 'label', kind: 'text', lead: true, value: ({ label }) => label },
    {
      id: 'worth',
      kind: 'amount',
      lead: true,
      value: ({ amountMicro, count }) => String(BigInt(amountMicro) * BigInt(count)),
      currency: ({ currency }) => currency,
    },
    {
      id: 'amount',
      kind: 'amount',
      value: ({ amountMicro }) => amountMicro,
      currency: ({ currency }) => currency,
    },
    { id: 'count', kind: 'count', value: ({ count }) => count },
    { id: 'redeemed', kind: 'count', value: ({ redeemed }) => redeemed },
    { id: 'expiresAt', kind: 'moment', value: ({ expiresAt }) => expiresAt },
    { id: 'createdBy', kind: 'text', value: ({ createdBy }) => createdBy },
    { id: 'createdAt', kind: 'moment', value: ({ createdAt }) => createdAt },
    { id: 'revokedAt', kind: 'moment', hidden: true, value: ({ revokedAt }) => revokedAt },
  ],
});
