/** A message to one person, in their own language. */
export interface MailMessage {
  brand: string;
  /** Shown as the sender beside the address. */
  brandName: string;
  to: string;
  language: string;
  subject: string;
  /** Plain text; lines end in \n. */
  text: string;
}

/** A way to send mail. It is called after the commit of what the mail tells of, never before. */
export interface MailPort {
  /** Resolves when the message has been taken over; rejects when it has not. */
  send(message: MailMessage): Promise<void>;
  close(): void;
}
