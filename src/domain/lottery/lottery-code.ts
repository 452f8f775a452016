/** Provider of lottery movements in the ledger, and vendor in the lobby. */
export const LOTTERY = 'lottery';
