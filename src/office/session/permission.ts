/** What the office's operations ask for, as the contract names it. */
export type Permission =
  | 'member.read'
  | 'ledger.read'
  | 'brand.read'
  | 'brand.status'
  | 'brand.rules'
  | 'audit.read'
  | 'content.read'
  | 'content.edit'
  | 'feedback.read'
  | 'feedback.handle';
