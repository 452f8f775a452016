import { deskList } from '../desk/desk-list.ts';

/** Deposits that came in above a limit of their player's, as staff pay them back. */
export const returnableDepositList = deskList({
  operation: 'listReturnableDeposits',
  texts: 'returnable-deposit-desk',
  id: ({ depositId }) => depositId,
  columns: [
    { id: 'account', kind: 'text', lead: true, value: ({ account }) => account },
    {
      id: 'amount',
      kind: 'amount',
      lead: true,
      value: ({ amountMicro }) => amountMicro,
      currency: ({ currency }) => currency,
    },
    { id: 'age', kind: 'age', value: ({ paidAt }) => paidAt },
    { id: 'channel', kind: 'text', value: ({ channel }) => channel },
    { id: 'reference', kind: 'code', value: ({ reference }) => reference },
    { id: 'channelReference', kind: 'code', value: ({ authorisation }) => authorisation },
    { id: 'paidAt', kind: 'moment', hidden: true, value: ({ paidAt }) => paidAt },
  ],
});
