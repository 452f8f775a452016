import type { InboxDraft, InboxSegment } from '#contract/generated/types.ts';
import { inboxFaults, tidyInboxDraft } from '#domain/inbox/inbox-draft.ts';
import type { OfferedLanguages } from '#domain/text/language-faults.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { usernameKey } from '../../platform/session/username-key.ts';
import { positionAt } from './inbox.store.ts';

export interface NewSending {
  brand: string;
  draft: InboxDraft;
  reason: string;
  staffId: bigint;
  at: Date;
}

/** Accounts of trial players have no inbox. */
const TRIAL = 4;

/**
 * Keeps a message and gives it its place in inboxes; one to everybody gets it when a second person
 * confirms it.
 * @returns its id
 * @throws Problem INVALID_INBOX_MESSAGE with a pointer to each fault
 */
export async function sendInboxMessage(
  tx: Tx,
  { brand, reason, staffId, at, ...written }: NewSending,
  languages: OfferedLanguages,
): Promise<bigint> {
  const faults: Record<string, FieldProblem> = {};
  for (const { pointer, code, params } of inboxFaults(written.draft, languages, at)) {
    faults[`/draft${pointer}`] ??= { code, ...(params === undefined ? {} : { params }) };
  }
  if (Object.keys(faults).length > 0) {
    throw new Problem('INVALID_INBOX_MESSAGE', { fields: faults });
  }
  const draft = tidyInboxDraft(written.draft);
  const { audience, texts } = draft;
  const recipients =
    audience.kind === 'members' ? await findRecipients(tx, brand, audience.usernames) : [];
  const id = newId();
  const showsAt = draft.showsAt === null ? null : new Date(draft.showsAt);
  const position = audience.kind === 'everybody' ? null : positionAt(showsAt ?? at, id);
  await tx
    .insertInto('inbox_message')
    .values({
      id,
      brand,
      position,
      audience: audience.kind,
      event: null,
      texts: JSON.stringify(texts),
      shows_at: showsAt,
      is_offer: draft.isOffer === true,
      ...(audience.kind === 'segment' ? segmentColumns(audience.segment) : {}),
      written_by: staffId,
      confirmed_by: null,
      created_at: at,
    })
    .execute();
  if (position !== null && recipients.length > 0) {
    await tx
      .insertInto('inbox_recipient')
      .values(
        recipients.map((memberId) => ({ brand, member_id: memberId, position, message_id: id })),
      )
      .execute();
  }
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'sendInboxMessage',
    subject: String(id),
    before: null,
    after: {
      title: texts[0]?.title ?? '',
      audience,
      showsAt: draft.showsAt,
      isOffer: draft.isOffer === true,
    },
    reason,
    at,
  });
  return id;
}

/** @throws Problem INVALID_INBOX_MESSAGE that names who is not there */
async function findRecipients(
  tx: Tx,
  brand: string,
  usernames: readonly string[],
): Promise<bigint[]> {
  const keys = usernames.map(usernameKey);
  const rows = await tx
    .selectFrom('member')
    .select(['id', 'username_key'])
    .where('brand', '=', brand)
    .where('username_key', 'in', keys)
    .where('account_type', '<>', TRIAL)
    .execute();
  const found = new Set(rows.map(({ username_key: key }) => key));
  const missing = usernames.filter((_name, index) => !found.has(keys[index] ?? ''));
  if (missing.length > 0) {
    const params = { names: missing.slice(0, 10).join(', '), count: missing.length };
    throw new Problem('INVALID_INBOX_MESSAGE', {
      fields: { '/draft/audience/usernames': { code: 'UNKNOWN_MEMBERS', params } },
    });
  }
  return rows.map(({ id }) => id);
}

const moment = (text: string | null): Date | null => (text === null ? null : new Date(text));

const list = (words: readonly string[] | null): string | null =>
  words === null ? null : JSON.stringify(words);

const segmentColumns = (segment: InboxSegment) => ({
  to_languages: list(segment.languages),
  tags: list(segment.tags),
  registered_since: moment(segment.registeredSince),
  seen_since: moment(segment.seenSince),
  not_seen_since: moment(segment.notSeenSince),
  deposited: segment.deposited,
});
