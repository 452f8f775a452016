import type { Announcement, AnnouncementExecution, CallerKind } from '#contract/generated/types.ts';
import type { PopupPlan } from '#brand/site-plan.ts';

export type PopupId = PopupPlan['id'];

/** What the dialog of the popups shows. */
export interface PopupProps {
  items: readonly Announcement[];
  onClose: () => void;
}

/** Which announcements each popup is made of. */
export const POPUP_TYPES = { publicAnnouncement: 'PU', notice: 'PL' } as const satisfies Record<
  PopupId,
  string
>;

/** Those of a popup's announcements that open it for this visit; what is for everybody always does. */
export function popupItems(
  items: readonly Announcement[],
  executions: readonly AnnouncementExecution[],
  firstSignIn: boolean,
): readonly Announcement[] {
  const codes = executions.filter((code) => code !== 'F' || firstSignIn);
  if (codes.length === 0) return [];
  return items.filter(({ execution }) => execution === null || codes.includes(execution));
}

/** Which popups a session has seen, by kind of visitor. */
export interface PopupMemory {
  has: (id: PopupId, kind: CallerKind) => boolean;
  add: (id: PopupId, kind: CallerKind) => void;
}

/** Kept as long as the browser's tab; where storage is forbidden, as long as the page. */
export function popupMemory(storage: () => Pick<Storage, 'getItem' | 'setItem'>): PopupMemory {
  const seen = new Set<string>();
  const key = (id: PopupId, kind: CallerKind): string => `popup/${id}/${kind}`;
  return {
    has(id, kind) {
      try {
        return seen.has(key(id, kind)) || storage().getItem(key(id, kind)) !== null;
      } catch {
        return false;
      }
    },
    add(id, kind) {
      seen.add(key(id, kind));
      try {
        storage().setItem(key(id, kind), '1');
      } catch {
        // The set above remembers.
      }
    },
  };
}

/** Texts that a person has read today, by their ids. */
export interface ReadTexts {
  /** @param now decides the day, by the browser's clock */
  today: (who: string, now: Date) => ReadonlySet<string>;
  add: (who: string, ids: readonly string[], now: Date) => void;
}

/** Kept in the browser for the day, for all its tabs; lost where storage is forbidden. */
export function readTexts(storage: () => Pick<Storage, 'getItem' | 'setItem'>): ReadTexts {
  const key = (who: string): string => `readTexts/${who}`;
  const today: ReadTexts['today'] = (who, now) => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(key(who)) ?? 'null');
      return isKept(kept) && kept.day === dayOf(now) ? new Set(kept.ids) : new Set();
    } catch {
      return new Set();
    }
  };
  return {
    today,
    add(who, ids, now) {
      const all = [...new Set([...today(who, now), ...ids])];
      try {
        storage().setItem(key(who), JSON.stringify({ day: dayOf(now), ids: all }));
      } catch {
        // Without storage the text opens again with the next page.
      }
    },
  };
}

const dayOf = (now: Date): string => now.toDateString();

function isKept(value: unknown): value is { day: string; ids: readonly string[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'day' in value &&
    'ids' in value &&
    Array.isArray(value.ids)
  );
}
