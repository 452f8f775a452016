// Generated from schemas/api by `npm run codegen`. Do not edit.

/** The roles that have each permission of staff. */
export const permissions = {
  'agent.appoint': ['operator', 'admin'],
  'audit.read': ['operator', 'admin'],
  'brand.edit': ['editor', 'publisher', 'admin'],
  'brand.publish': ['publisher', 'admin'],
  'brand.read': ['editor', 'publisher', 'operator', 'admin'],
  'brand.rules': ['operator', 'admin'],
  'brand.status': ['operator', 'admin'],
  'content.edit': ['editor', 'publisher', 'operator', 'admin'],
  'content.read': ['support', 'editor', 'publisher', 'operator', 'admin'],
  'deposit.read': ['operator', 'admin'],
  'deposit.return': ['operator', 'admin'],
  'event.read': ['operator', 'admin'],
  'event.retry': ['operator', 'admin'],
  'feedback.handle': ['support', 'operator', 'admin'],
  'feedback.read': ['support', 'operator', 'admin'],
  'inbox.read': ['support', 'operator', 'admin'],
  'inbox.send': ['operator', 'admin'],
  'ledger.read': ['support', 'operator', 'admin'],
  'member.protect': ['operator', 'admin'],
  'member.read': ['support', 'operator', 'admin'],
  'member.tag': ['operator', 'admin'],
  'message.read': ['support', 'operator', 'admin'],
  'message.retry': ['support', 'operator', 'admin'],
  'round.refund': ['operator', 'admin'],
} as const;
