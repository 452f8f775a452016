import type { AnnouncementExecution, CallerKind } from '#contract/generated/types.ts';
import type { AnnouncementAudience } from './announcement.ts';

/** Execution codes that can apply to a kind of visitor: A signed in, B anonymous, F first sign-in. */
export const APPLICABLE_EXECUTIONS: Readonly<Record<CallerKind, readonly AnnouncementExecution[]>> =
  {
    visitor: ['B'],
    member: ['A', 'F'],
    agent: ['A', 'F'],
    trial: ['A'],
  };

/**
 * Whether a kind of visitor may see it.
 * @param wanted of the codes asked for; null: of any that applies.
 */
export function isForVisitor(
  { visitorKinds, execution }: AnnouncementAudience,
  kind: CallerKind,
  wanted: AnnouncementExecution | null = null,
): boolean {
  if (!visitorKinds.includes(kind)) return false;
  if (execution === null) return true;
  return (
    APPLICABLE_EXECUTIONS[kind].includes(execution) && (wanted === null || wanted === execution)
  );
}

/** True when any visitor can see it: a code and the kinds may exclude each other. */
export function hasAudience(audience: AnnouncementAudience): boolean {
  return audience.visitorKinds.some((kind) => isForVisitor(audience, kind));
}
