/** The channel of transfers to our bank accounts, which staff find on the statement. */
export const TRANSFER = 'transfer';

/** Statuses of a transfer that waits for its payment, also after the time that was given for it. */
export const AWAITED = ['pending', 'expired'] as const;
