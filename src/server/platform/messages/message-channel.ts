/** A message to one person, in their own language. */
export interface OutgoingMessage {
  /** The same on every attempt: a gateway recognises a repeated send by it. */
  id: bigint;
  /** Name of the sender. */
  brandName: string;
  /** E-mail address, or phone number in E.164 form. */
  to: string;
  language: string;
  /** Mail only. */
  subject: string;
  /** Plain text; lines end in \n. */
  text: string;
}

/** A way to send messages: an SMTP server or an SMS gateway. */
export interface MessageChannel {
  /**
   * Resolves when the message has been accepted.
   * @throws Error that names neither recipient nor content. `permanent` says that a retry cannot help.
   */
  send(message: OutgoingMessage): Promise<void>;
  close(): void;
}

/** The channel did not accept a message. */
export class NotAccepted extends Error {
  override name = 'NotAccepted';
  readonly permanent: boolean;

  constructor(reason: string, { permanent }: { permanent: boolean }) {
    super(reason);
    this.permanent = permanent;
  }
}
