import { type RawBuilder, sql } from 'kysely';

type Expression = RawBuilder<unknown>;

/** A group of players, as columns or as values; null in any of them: whoever. */
export interface SegmentExpressions {
  /** jsonb */
  readonly languages: Expression;
  readonly registeredSince: Expression;
  readonly seenSince: Expression;
  readonly notSeenSince: Expression;
  readonly deposited: Expression;
  /** jsonb */
  readonly tags: Expression;
}

/** A player, as columns or as values. */
export interface MemberExpressions {
  readonly brand: Expression;
  readonly memberId: Expression;
  readonly language: Expression;
  readonly joinedAt: Expression;
}

/**
 * The condition that a player is one of a group: everything that is given holds.
 * @param until sign-ins and deposits count up to then
 */
export function fitsSegment(
  segment: SegmentExpressions,
  member: MemberExpressions,
  until: Expression,
): Expression {
  const hasSignedInSince = (since: Expression): Expression => sql`exists (
    select 1 from member_session s
    where s.brand = ${member.brand} and s.member_id = ${member.memberId}
      and s.created_at >= ${since} and s.created_at <= ${until})`;
  return sql`(
    (${segment.languages} is null or ${segment.languages} @> to_jsonb(${member.language}))
    and (${segment.registeredSince} is null or ${member.joinedAt} >= ${segment.registeredSince})
    and (${segment.seenSince} is null or ${hasSignedInSince(segment.seenSince)})
    and (${segment.notSeenSince} is null or not ${hasSignedInSince(segment.notSeenSince)})
    and (${segment.deposited} is null or ${segment.deposited} = exists (
      select 1 from deposit d where d.brand = ${member.brand} and d.member_id = ${member.memberId}
        and d.status = 'credited' and d.credited_at <= ${until}))
    and (${segment.tags} is null or exists (
      select 1 from member_tag t where t.brand = ${member.brand} and t.member_id = ${member.memberId}
        and ${segment.tags} @> to_jsonb(t.tag))))`;
}
