import schema from '#schemas/entities/session-limits.json' with { type: 'json' };
import type { SessionLimits } from '#contract/generated/types.ts';
import type { DraftFault } from '#staff/setting/useFaultText.ts';

export type LimitName = keyof SessionLimits;
export const LIMIT_NAMES = [
  'lifetimeMinutes',
  'idleMinutes',
  'passwordMaxAgeDays',
] as const satisfies LimitName[];

/** Limits as they were typed; omitted: unchanged. */
export type LimitEdits = Readonly<Partial<Record<LimitName, string>>>;

/** The contract's bounds of a limit, in its own unit. */
export function limitBounds(name: LimitName): { least: number; most: number } {
  const { minimum, maximum } = schema.properties[name];
  return { least: minimum, most: maximum };
}

/** Edits that differ from the limits in effect. */
export function effectiveEdits(now: SessionLimits, edits: LimitEdits | null): LimitEdits {
  return Object.fromEntries(
    LIMIT_NAMES.flatMap((name) => {
      const typed = edits?.[name]?.trim();
      return typed === undefined || typed === String(now[name]) ? [] : [[name, typed] as const];
    }),
  );
}

/** Faults of what was typed, by JSON pointer to the limit. */
export function limitFaults(edits: LimitEdits): readonly DraftFault[] {
  return LIMIT_NAMES.flatMap((name): DraftFault[] => {
    const typed = edits[name];
    if (typed === undefined) return [];
    const pointer = `/${name}`;
    const { least, most } = limitBounds(name);
    if (typed === '') return [{ pointer, code: 'REQUIRED' }];
    if (!/^\d+$/.test(typed)) return [{ pointer, code: 'PATTERN' }];
    const value = Number(typed);
    if (value < least) return [{ pointer, code: 'minimum', params: { limit: least } }];
    return value > most ? [{ pointer, code: 'maximum', params: { limit: most } }] : [];
  });
}

/** The limits to send; null while a value is invalid. */
export function wantedLimits(now: SessionLimits, edits: LimitEdits): SessionLimits | null {
  if (limitFaults(edits).length > 0) return null;
  const wanted = (name: LimitName): number => Number(edits[name] ?? now[name]);
  return {
    lifetimeMinutes: wanted('lifetimeMinutes'),
    idleMinutes: wanted('idleMinutes'),
    passwordMaxAgeDays: wanted('passwordMaxAgeDays'),
  };
}
