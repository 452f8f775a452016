/** What a transfer is, for statements and reports; the postings say what it moves. */
export const TRANSFER_KINDS = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'betWin',
  'jackpotWin',
  'jackpotStart',
  'promoPayout',
  'adjustment',
  'rollback',
  'tombstone',
  'hold',
  'holdPosted',
  'holdVoided',
  'holdExpired',
] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];
