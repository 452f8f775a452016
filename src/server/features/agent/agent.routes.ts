import type { Parts } from '../../parts.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { settingOf } from '../../brands/setting-of.ts';
import { findInviter } from '../../tree/invitation/invitation-code.store.ts';
import type { LinkRow } from '../../tree/invitation/registration-link.store.ts';
import { tellMember } from '../../account/tell-member.ts';
import { findNode, teamNode } from '../../tree/tree.read.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import {
  type CallFacts,
  keyedRoute,
  memberOf,
  type Route,
  route,
  siteOf,
} from '../../platform/route.ts';
import { hashPassword } from '../../platform/session/password-hash.ts';
import { agentHome } from './agent-home.read.ts';
import { checkCredentials } from './create-account.ts';
import { createDownline } from './create-downline.ts';
import { type DownlineReader, listDownlines, readDownline } from './downline.read.ts';
import { countVisit } from './invitation-visit.ts';
import { brandTerms } from './own-terms.ts';
import {
  closeRegistrationLink,
  createRegistrationLink,
  linkView,
  listRegistrationLinks,
} from './registration-link.ts';
import { answerTermProposal, setDownlineTerms } from './set-terms.ts';
import { readUpline } from './upline.read.ts';

/** What agents do on their side, and what visitors and members do with their invitations. */
export function agentRoutes(parts: Parts): Route[] {
  const { db, clock, brands } = parts;

  const brandOf = (call: CallFacts): LiveBrand => {
    const brand = brands.byId(siteOf(call).brand);
    if (brand === null) throw new Problem('UNKNOWN_HOST');
    return brand;
  };
  const agentOf = async (from: Db | Tx, call: CallFacts) => {
    const { brand, memberId } = memberOf(call);
    const node = await findNode(from, { brand, memberId });
    if (node === null) throw new Problem('MEMBER_NOT_FOUND');
    return node;
  };
  const readerOf = async (call: CallFacts): Promise<DownlineReader> => {
    const { brand, memberId, site } = memberOf(call);
    const { type } = await agentOf(db, call);
    const live = brandOf(call);
    return {
      brand,
      memberId,
      type,
      currency: site.currency,
      timeZone: settingOf(live, 'brandDay').timeZone,
      now: clock.now(),
      fallback: brandTerms(live),
    };
  };
  /** An account right below the agent. @throws Problem MEMBER_NOT_FOUND */
  const directDownline = async (tx: Tx, call: CallFacts & { params: { memberId: string } }) => {
    const { brand, memberId } = memberOf(call);
    const node = await teamNode(tx, { brand, memberId }, BigInt(call.params.memberId));
    if (node.uplineId !== memberId) throw new Problem('MEMBER_NOT_FOUND');
    return node;
  };
  const inviterOf = async (call: CallFacts, code: string) => {
    const inviter = await findInviter(db, siteOf(call).brand, code, clock);
    if (inviter === null) throw invalidCode();
    return inviter;
  };
  const viewOf = (call: CallFacts) => (link: LinkRow) => linkView(link, call.origin, clock.now());

  return [
    route('checkAffiliate', async (call) => {
      const inviter = await inviterOf(call, call.query.code);
      return { affiliateCode: inviter.code, valid: true };
    }),

    route('countInvitationVisit', async (call) => {
      const inviter = await inviterOf(call, call.body.code);
      const { brand } = siteOf(call);
      return inTransaction(db, async (tx) => ({
        counted: await countVisit(tx, brand, inviter, call.ip, clock),
      }));
    }),

    route('getAgentHome', (call) => {
      const { brand, memberId, site } = memberOf(call);
      return agentHome(parts, { brand, memberId, currency: site.currency }, call.origin);
    }),

    route('getUpline', (call) => {
      const { brand, memberId, site } = memberOf(call);
      return readUpline(parts, { brand, memberId, currency: site.currency });
    }),

    route('listDownlines', async (call) => listDownlines(db, await readerOf(call), call.query)),

    route('getDownline', async (call) =>
      readDownline(db, await readerOf(call), BigInt(call.params.memberId)),
    ),

    keyedRoute(
      'createDownline',
      async (tx, call) => {
        const live = brandOf(call);
        const { username, password, accountType: type, terms } = call.body;
        const passwordHash = await hashPassword(password, { brand: live.id, ip: call.ip });
        const { language, origin, ip } = call;
        const request = { username, password, type, terms, language, origin, ip, passwordHash };
        const agent = await agentOf(tx, call);
        const policy = settingOf(live, 'agentPolicy');
        const id = await createDownline(tx, live, agent, request, policy, clock);
        return { memberId: String(id) };
      },
      async () => parts.relay.nudge(),
      async (call) => checkCredentials(brandOf(call), call.body, clock.now()),
    ),

    keyedRoute('setDownlineTerms', async (tx, call) => {
      const live = brandOf(call);
      const node = await directDownline(tx, call);
      const { account, id, brand } = await agentOf(tx, call);
      const proposalId = await setDownlineTerms(
        tx,
        live,
        { brand, memberId: id, account },
        { memberId: node.id, terms: call.body.terms },
        settingOf(live, 'agentPolicy'),
        clock,
      );
      return {
        applied: proposalId === null,
        proposalId: proposalId === null ? null : String(proposalId),
      };
    }),

    route('setDownlineNote', (call) =>
      inTransaction(db, async (tx) => {
        const { brand, memberId } = memberOf(call);
        const node = await teamNode(tx, { brand, memberId }, BigInt(call.params.memberId));
        const note = call.body.note.trim();
        await tx
          .insertInto('downline_note')
          .values({ agent_id: memberId, member_id: node.id, brand, note })
          .onConflict((conflict) =>
            conflict.columns(['agent_id', 'member_id']).doUpdateSet({ note }),
          )
          .execute();
        return { note };
      }),
    ),

    keyedRoute(
      'messageDownline',
      async (tx, call) => {
        const node = await directDownline(tx, call);
        const { account } = await agentOf(tx, call);
        const facts = { account, text: call.body.text.trim() };
        await tellMember(
          tx,
          { brand: node.brand, memberId: node.id },
          'uplineMessage',
          facts,
          clock,
        );
        return { sent: true };
      },
      async () => parts.relay.nudge(),
    ),

    keyedRoute('answerTermProposal', async (tx, call) => {
      const { brand, memberId } = memberOf(call);
      const answer = { proposalId: BigInt(call.params.proposalId), agrees: call.body.agrees };
      const owner = { brand, memberId };
      return { terms: await answerTermProposal(tx, brandOf(call), owner, answer, clock) };
    }),

    route('listRegistrationLinks', (call) =>
      listRegistrationLinks(db, memberOf(call), call.query, viewOf(call)),
    ),

    keyedRoute('createRegistrationLink', async (tx, call) => {
      const live = brandOf(call);
      const agent = await agentOf(tx, call);
      const policy = settingOf(live, 'agentPolicy');
      const link = await createRegistrationLink(tx, live, agent, call.body, policy, clock);
      return viewOf(call)(link);
    }),

    keyedRoute('closeRegistrationLink', async (tx, call) =>
      viewOf(call)(
        await closeRegistrationLink(tx, memberOf(call), BigInt(call.params.linkId), clock),
      ),
    ),
  ];
}

function invalidCode(): Problem {
  const fault = { code: 'PATTERN', messageKey: 'error:INVALID_AFFILIATE_CODE' };
  return new Problem('INVALID_AFFILIATE_CODE', { fields: { '/code': fault } });
}
