import type {
  AccountType,
  AgentPolicy,
  AgentTerms,
  RegistrationLink,
} from '#contract/generated/types.ts';
import type { RequestOf } from '#contract/operation.ts';
import { isAgentType, mayAgent } from '#domain/agent/agent-powers.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { writeCode } from '../../tree/invitation/invitation-code.store.ts';
import { type LinkRow, linkState } from '../../tree/invitation/registration-link.store.ts';
import { levelOf } from '../../tree/tree.read.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { refuseType } from './create-downline.ts';
import { ownTerms, refuseOutside } from './own-terms.ts';

const PAGE = 20;

/** The address of a link on a host, by the scheme and port of the page that asks. */
function addressOf(origin: string, { host, code }: Pick<LinkRow, 'host' | 'code'>): string {
  const { protocol, port } = new URL(origin);
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}/join/${code}`;
}

export function linkView(link: LinkRow, origin: string, now: Date): RegistrationLink {
  const terms: AgentTerms = { series: link.series, shareBasisPoints: link.share_basis_points };
  return {
    linkId: String(link.id),
    code: link.code,
    url: addressOf(origin, link),
    accountType: link.account_type,
    terms,
    state: linkState(link, now),
    expiresAt: link.expires_at?.toISOString() ?? null,
    useLimit: link.use_limit,
    host: link.host,
    note: link.note,
    visits: link.visits,
    registrations: link.registrations,
    firstDeposits: link.first_deposits,
    createdAt: link.created_at.toISOString(),
  };
}

/**
 * Makes a link by which others register below an agent.
 * @throws Problem AGENT_POWER_MISSING, TERMS_ABOVE_OWN, TREE_TOO_DEEP, INVALID_PERIOD, UNKNOWN_LINK_HOST
 */
export async function createRegistrationLink(
  tx: Tx,
  brand: LiveBrand,
  agent: { id: bigint; type: number },
  body: RequestOf<'createRegistrationLink'>['body'],
  policy: AgentPolicy,
  clock: Clock,
): Promise<LinkRow> {
  const owner = { brand: brand.id, memberId: agent.id };
  const now = clock.now();
  const { accountType, terms, host } = body;
  if (!mayAgent(agent.type, 'registrationLinks')) throw new Problem('AGENT_POWER_MISSING');
  refuseType(agent.type, accountType);
  refuseOutside(terms, await ownTerms(tx, owner, brand), brand);
  if (isAgentType(accountType) && (await levelOf(tx, agent.id)) >= policy.maxDepth) {
    throw new Problem('TREE_TOO_DEEP');
  }
  const expiresAt = body.expiresAt === null ? null : new Date(body.expiresAt);
  if (expiresAt !== null && expiresAt <= now) {
    throw new Problem('INVALID_PERIOD', { fields: { '/expiresAt': { code: 'END_BEFORE_START' } } });
  }
  if (!brand.hosts.includes(host)) {
    throw new Problem('UNKNOWN_LINK_HOST', { fields: { '/host': { code: 'NOT_OFFERED' } } });
  }
  const id = newId();
  const code = await writeCode(tx, owner, id, clock);
  const row = await tx
    .insertInto('registration_link')
    .values({
      id,
      brand: brand.id,
      agent_id: agent.id,
      code,
      account_type: accountType,
      series: terms.series,
      share_basis_points: terms.shareBasisPoints,
      expires_at: expiresAt,
      use_limit: body.useLimit,
      host,
      note: body.note.trim(),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return linkRow(row);
}

/** @throws Problem LINK_NOT_FOUND */
export async function closeRegistrationLink(
  tx: Tx,
  { brand, memberId }: MemberKey,
  linkId: bigint,
  clock: Clock,
): Promise<LinkRow> {
  const row = await tx
    .updateTable('registration_link')
    .set((eb) => ({ closed_at: eb.fn.coalesce('closed_at', eb.val(clock.now())) }))
    .where('id', '=', linkId)
    .where('brand', '=', brand)
    .where('agent_id', '=', memberId)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw new Problem('LINK_NOT_FOUND');
  return linkRow(row);
}

/** An agent's links, newest first. */
export async function listRegistrationLinks(
  db: Db,
  { brand, memberId }: MemberKey,
  { cursor, limit = PAGE }: RequestOf<'listRegistrationLinks'>['query'],
  view: (link: LinkRow) => RegistrationLink,
) {
  let rows = db
    .selectFrom('registration_link')
    .selectAll()
    .where('brand', '=', brand)
    .where('agent_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (cursor !== undefined) rows = rows.where('id', '<', cursorId(cursor));
  return pageOf((await rows.execute()).map(linkRow), limit, view);
}

function linkRow<Row extends { account_type: number }>(
  row: Row,
): Omit<Row, 'account_type'> & { account_type: AccountType } {
  return { ...row, account_type: row.account_type as AccountType };
}
