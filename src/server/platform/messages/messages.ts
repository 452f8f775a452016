import type { BackgroundWork } from '../background-work.ts';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Log } from '../log.ts';
import type { TextSeal } from '../seal-text.ts';
import { type MessageChannel, NotAccepted } from './message-channel.ts';
import {
  type DueMessage,
  insertMessage,
  type MessageChannelName,
  type MessageDraft,
  recordFailure,
  recordSent,
  takeDueMessages,
} from './message.store.ts';
import { MAIL_CONNECTIONS } from './smtp-channel.ts';

/** Messages sent at a time by one run: two for each connection to the mail server. */
const BATCH = 2 * MAIL_CONNECTIONS;

/** Channels by name; null: this server cannot send such messages. */
export type Channels = Readonly<Record<MessageChannelName, MessageChannel | null>>;

export interface MessagesDependencies {
  db: Db;
  clock: Clock;
  log: Log;
  background: BackgroundWork;
  channels: Channels;
  seal: TextSeal;
  /** A demo keeps messages readable for its staff instead of sending them. */
  keeps: boolean;
  /** Name of a live brand. */
  brandName: (brand: string) => string;
  tried: (tried: {
    brand: string;
    channel: MessageChannelName;
    outcome: 'sent' | 'retried' | 'failed';
  }) => void;
}

export type NewMessage = Omit<MessageDraft, 'sealedText'> & { text: string };

/** Mail and text messages. They are queued in a transaction and sent after its commit, with retries. */
export interface Messages {
  /** A demo keeps messages readable for its staff instead of sending them. */
  readonly keeps: boolean;
  canSend(channel: MessageChannelName): boolean;
  /** Queues a message; call `sendSoon` after the commit. */
  queue(tx: Tx, message: NewMessage): Promise<void>;
  /** Sends what is queued, without waiting for it. */
  sendSoon(): void;
  /** Sends what is due. @returns how many messages were tried. */
  sendDue(): Promise<number>;
  /** @returns null for a text that was erased or sealed with another secret. */
  openText(sealed: string | null): string | null;
  close(): void;
}

export function openMessages(deps: MessagesDependencies): Messages {
  const { db, clock, log, background, channels, seal, keeps } = deps;

  async function send(message: DueMessage): Promise<void> {
    const { id, channel, sealedText, attempts, ...rest } = message;
    try {
      const text = sealedText === null ? null : seal.open(sealedText);
      if (text === null) throw new NotAccepted('the text cannot be opened', { permanent: true });
      if (!keeps) {
        const by = channels[channel];
        if (by === null) throw new NotAccepted(`no channel for ${channel}`, { permanent: false });
        await by.send({ ...rest, id, text, brandName: deps.brandName(message.brand) });
      }
      await recordSent(db, id, { now: clock.now(), keepText: keeps });
      deps.tried({ brand: message.brand, channel, outcome: 'sent' });
    } catch (error) {
      const permanent = error instanceof NotAccepted && error.permanent;
      const reason = error instanceof NotAccepted ? error.message : 'the message was not sent';
      const failure = { now: clock.now(), error: reason, permanent };
      const gaveUp = await recordFailure(db, { id, attempts }, failure);
      deps.tried({ brand: message.brand, channel, outcome: gaveUp ? 'failed' : 'retried' });
      log.warn({ message: id, channel, attempts, reason, gaveUp }, 'a message was not sent');
    }
  }

  async function sendDue(): Promise<number> {
    let tried = 0;
    for (;;) {
      const due = await inTransaction(db, (tx) => takeDueMessages(tx, clock.now(), BATCH));
      await Promise.all(due.map(send));
      tried += due.length;
      if (due.length < BATCH) return tried;
    }
  }

  return {
    keeps,
    canSend: (channel) => keeps || channels[channel] !== null,
    queue: (tx, { text, ...draft }) =>
      insertMessage(tx, { ...draft, sealedText: seal.seal(text) }, clock.now()),
    sendSoon: () =>
      background.add('sendMessages', async () => {
        await sendDue();
      }),
    sendDue,
    openText: (sealed) => (sealed === null ? null : seal.open(sealed)),
    close() {
      for (const channel of Object.values(channels)) channel?.close();
    },
  };
}
