/** The channel of transfers to our bank accounts, which staff find on the statement. */
export const TRANSFER = 'transfer';
