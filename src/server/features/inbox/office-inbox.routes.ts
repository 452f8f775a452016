import type { InboxAudience, InboxSending } from '#contract/generated/types.ts';
import type { Parts } from '../../parts.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type CallFacts, keyedRoute, type Route, route, staffOf } from '../../platform/route.ts';
import { ownLiveBrand } from '../../settings/setting-routes.ts';
import {
  confirmInboxMessage,
  type InboxDecision,
  recallInboxMessage,
} from './decide-inbox-message.ts';
import { countAudience } from './inbox-audience.read.ts';
import { listSendings, readSending, type SendingView } from './inbox-sending.read.ts';
import { sendInboxMessage } from './send-inbox-message.ts';

/** Page size when the query names none. */
const PAGE = 20;

type BrandCall = CallFacts & { params: { brand: string } };
type DecisionCall = BrandCall & { params: { sendingId: string }; body: { reason: string } };

/** Messages that staff send to players' inboxes. @param count called for each that was sent */
export function officeInboxRoutes(
  { db, clock, brands, live }: Parts,
  count: (audience: InboxAudience['kind']) => void,
): Route[] {
  const ownLive = (call: BrandCall) => ownLiveBrand(brands, call);
  const viewOf = (call: BrandCall): SendingView => ({
    brand: ownLive(call).id,
    staffId: staffOf(call).staffId,
    now: clock.now(),
  });
  /** Whoever listens reads anew whether the message is theirs. */
  const changed = async ({ params: { brand } }: BrandCall): Promise<void> => {
    live.changed('inbox', { brand });
    live.changed('inboxQueue', { brand });
  };
  const decide =
    (work: (tx: Tx, decision: InboxDecision) => Promise<void>) =>
    async (tx: Tx, call: DecisionCall): Promise<InboxSending> => {
      const view = viewOf(call);
      const { brand, staffId, now } = view;
      const id = BigInt(call.params.sendingId);
      await work(tx, { brand, id, staffId, reason: call.body.reason, at: now });
      return readSending(tx, view, id);
    };
  return [
    route('listInboxSendings', async (call) => {
      const page = await listSendings(db, viewOf(call), { limit: PAGE, ...call.query });
      const { site } = ownLive(call);
      return { ...page, languages: [...site.languages], defaultLanguage: site.defaultLanguage };
    }),

    route('countInboxAudience', (call) => countAudience(db, ownLive(call).id, call.query, clock)),

    keyedRoute(
      'sendInboxMessage',
      async (tx, call) => {
        const view = viewOf(call);
        const { brand, staffId, now } = view;
        const { site } = ownLive(call);
        const id = await sendInboxMessage(tx, { ...call.body, brand, staffId, at: now }, site);
        return readSending(tx, view, id);
      },
      async (call) => {
        count(call.body.draft.audience.kind);
        await changed(call);
      },
    ),

    keyedRoute('confirmInboxMessage', decide(confirmInboxMessage), changed),

    keyedRoute('recallInboxMessage', decide(recallInboxMessage), changed),
  ];
}
