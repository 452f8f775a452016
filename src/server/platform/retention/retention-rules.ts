/** Rows of a table that are deleted some days after a moment in them. */
export interface RetentionRule {
  table: string;
  /** Primary key: a chunk is deleted by it. */
  key: readonly string[];
  /** Indexed. */
  age: string;
  keepDays: number;
  /** Rows that one of another table still refers to are kept. */
  unlessReferredBy?: { table: string; column: string; key: string };
  why: string;
}

/**
 * How long technical records are kept. Money, rounds, the audit log (changes only; no read is logged)
 * and published brands are kept for ever. Nothing is deleted from `outbox`: the relay removes what it
 * delivered, and an event that could not be delivered is a fault to see, not a row to lose.
 *
 * Games come before the sign-ins they refer to.
 */
export const RETENTION_RULES: readonly RetentionRule[] = [
  {
    table: 'game_session',
    key: ['token_hash'],
    age: 'expires_at',
    keepDays: 180,
    why: 'Vendors send wins and rollbacks for a launch token for up to four months; disputes follow.',
  },
  {
    table: 'member_session',
    key: ['token_hash'],
    age: 'expires_at',
    keepDays: 180,
    unlessReferredBy: { table: 'game_session', column: 'member_session_hash', key: 'token_hash' },
    why: 'Addresses and devices of sign-ins, for disputes about who played.',
  },
  {
    table: 'staff_session',
    key: ['token_hash'],
    age: 'expires_at',
    keepDays: 180,
    why: 'Addresses and devices of staff sign-ins, for the review of an incident.',
  },
  {
    table: 'login_failure',
    key: ['brand', 'username_key', 'source'],
    age: 'last_at',
    keepDays: 1,
    why: 'A lock lasts 15 minutes; names that do not exist are counted too.',
  },
  {
    table: 'known_device',
    key: ['brand', 'account_id', 'token_hash'],
    age: 'seen_at',
    keepDays: 180,
    why: 'As long as the device cookie lasts.',
  },
  {
    table: 'password_reset',
    key: ['token_hash'],
    age: 'created_at',
    keepDays: 2,
    why: 'A link lasts half an hour, and links are counted for a day.',
  },
  {
    table: 'message',
    key: ['id'],
    age: 'created_at',
    keepDays: 90,
    why: 'Recipients and outcomes, for complaints about a message that did not arrive.',
  },
  {
    table: 'human_check',
    key: ['id'],
    age: 'used_at',
    keepDays: 1,
    why: 'A challenge lasts five minutes and counts once.',
  },
  {
    table: 'verification_code',
    key: ['brand', 'recipient', 'purpose'],
    age: 'created_at',
    keepDays: 1,
    why: 'A code lasts ten minutes; numbers without an account have rows too.',
  },
  {
    table: 'message_quota',
    key: ['brand', 'source'],
    age: 'last_at',
    keepDays: 1,
    why: 'A quota counts the messages of an hour.',
  },
  {
    table: 'idempotency_key',
    key: ['brand', 'caller', 'operation', 'key'],
    age: 'created_at',
    keepDays: 7,
    why: 'A client may repeat a request with its key for seven days and gets the first answer.',
  },
];
