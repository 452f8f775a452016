/** Lifetime of a password reset link. */
export const RESET_LINK_MINUTES = 30;

/** Links sent to one member within an hour, from any requester: others must not flood a mailbox. */
export const RESET_LINKS_AN_HOUR = 5;

/** True when a member may be sent another link, given the times of earlier ones. */
export function mayBeSentLink(sentAt: readonly Date[], now: Date): boolean {
  const hourAgo = now.getTime() - 3_600_000;
  return sentAt.filter((at) => at.getTime() > hourAgo).length < RESET_LINKS_AN_HOUR;
}

/**
 * The exact form of an e-mail address, to which codes are sent: mailboxes know no capital letters in practice.
 * `foldEmail` of domain/identity compares the addresses of one person.
 */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
