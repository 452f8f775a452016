import type { ErrorCode } from '#contract/error-code.ts';
import { topics } from '#contract/generated/topics.ts';
import type { TopicDefinition, TopicName } from '#contract/topic.ts';
import type { TopicOwner } from '../../platform/live/topic.ts';
import { Problem } from '../../platform/problem.ts';
import type { Caller } from '../../platform/session/caller.ts';

/** Whoever listens: on a brand's site, or as one of the staff. */
export interface Audience {
  readonly caller: Caller;
  /** null: the office, whose host is no brand's. */
  readonly brand: string | null;
}

/**
 * Whose states of a topic a caller is told. Brand and player come from the connection and never from
 * what a client sends, so that nobody can name another one's.
 * @param brands every live brand
 * @throws Problem NOT_FOUND (a topic of the other app), NOT_SIGNED_IN, TRIAL_NOT_ALLOWED, FORBIDDEN,
 *   PASSWORD_CHANGE_DUE
 */
export function topicOwners(
  topic: TopicName,
  { caller, brand }: Audience,
  brands: readonly string[],
): TopicOwner[] {
  const { audience, callers, permission }: TopicDefinition = topics[topic];
  if ((audience === 'staff') !== (brand === null)) throw new Problem('NOT_FOUND');
  if (brand === null) {
    if (caller.kind !== 'staff') throw new Problem('NOT_SIGNED_IN');
    if (permission === undefined || !caller.permissions.has(permission)) {
      throw new Problem('FORBIDDEN');
    }
    const own = caller.brands;
    return brands
      .filter((id) => own === null || own.has(id))
      .map((id) => ({ brand: id, memberId: 0n }));
  }
  const kinds: readonly string[] = callers;
  if (!kinds.includes('visitor') && !kinds.includes(caller.kind)) {
    throw new Problem(REFUSALS[caller.kind] ?? 'FORBIDDEN');
  }
  if (audience === 'brand') return [{ brand, memberId: 0n }];
  if (!('memberId' in caller)) throw new Problem('NOT_SIGNED_IN');
  if (caller.passwordDue) throw new Problem('PASSWORD_CHANGE_DUE');
  return [{ brand, memberId: caller.memberId }];
}

const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  visitor: 'NOT_SIGNED_IN',
  trial: 'TRIAL_NOT_ALLOWED',
};
