import type { Visitor } from '#brand/server-facts.ts';
import type { MemberCaller } from '../platform/session/caller.ts';

/** Facts about a caller that decide the plan; null: not signed in. */
export function visitorOf(caller: MemberCaller | null, language: string): Visitor {
  if (caller === null) return { kind: 'visitor', language };
  return { kind: caller.kind, language, hasUpline: caller.hasUpline };
}
