/** Permissions that operations of the staff apps require, as the contract names them. */
export type Permission =
  | 'member.read'
  | 'ledger.read'
  | 'brand.read'
  | 'brand.edit'
  | 'brand.publish'
  | 'brand.status'
  | 'brand.rules'
  | 'audit.read'
  | 'event.read'
  | 'event.retry'
  | 'content.read'
  | 'content.edit'
  | 'feedback.read'
  | 'feedback.handle'
  | 'message.read'
  | 'message.retry';
