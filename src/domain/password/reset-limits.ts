/** How long a link to a new password holds. */
export const RESET_LINK_MINUTES = 30;

/** Links that one member is sent within an hour, whoever asks: a mailbox is not to be filled by others. */
export const RESET_LINKS_AN_HOUR = 5;

/** Whether a member may be sent another link, by the times of those before. */
export function mayBeSentLink(sentAt: readonly Date[], now: Date): boolean {
  const hourAgo = now.getTime() - 3_600_000;
  return sentAt.filter((at) => at.getTime() > hourAgo).length < RESET_LINKS_AN_HOUR;
}

/** The form in which two addresses of e-mail are compared: mailboxes know no capital letters in practice. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
