import { fallbackChain } from '#brand/texts.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { type CallFacts, memberOf, type Route, route } from '../../platform/route.ts';
import { countUnread, inboxReader, listInbox } from './inbox.read.ts';
import { deleteMessage, openMessage, readAll } from './inbox.store.ts';

/** Page size when the query names none. */
const PAGE = 20;

/** A player's messages. */
export function inboxRoutes({ db, clock, live }: Parts): Route[] {
  const change = async (
    call: CallFacts,
    work: (...given: Parameters<typeof openMessage>) => Promise<void>,
    id: string,
  ): Promise<{ unread: number }> => {
    const { brand, memberId } = memberOf(call);
    const unread = await inTransaction(db, async (tx) => {
      const reader = await inboxReader(tx, { brand, memberId });
      await work(tx, reader, BigInt(id), clock);
      return countUnread(tx, reader, clock);
    });
    live.changed('inbox', { brand, memberId });
    return { unread };
  };
  return [
    route('listInbox', async (call) => {
      const { brand, memberId, site } = memberOf(call);
      const reader = await inboxReader(db, { brand, memberId });
      const order = [...fallbackChain(call.language), site.defaultLanguage];
      return listInbox(db, reader, { limit: PAGE, ...call.query }, order, clock);
    }),

    route('getUnreadCount', async (call) => {
      const { brand, memberId } = memberOf(call);
      return { unread: await countUnread(db, await inboxReader(db, { brand, memberId }), clock) };
    }),

    route('readInboxMessage', (call) => change(call, openMessage, call.params.inboxMessageId)),

    route('deleteInboxMessage', (call) => change(call, deleteMessage, call.params.inboxMessageId)),

    route('readWholeInbox', async (call) => {
      const { brand, memberId } = memberOf(call);
      const unread = await inTransaction(db, async (tx) => {
        const readUpTo = await readAll(tx, { brand, memberId }, clock);
        const reader = await inboxReader(tx, { brand, memberId });
        return countUnread(tx, { ...reader, readUpTo }, clock);
      });
      live.changed('inbox', { brand, memberId });
      return { unread };
    }),
  ];
}
