import { LRUCache } from 'lru-cache';
import type {
  Announcement,
  AnnouncementExecution,
  AnnouncementType,
  CallerKind,
} from '#contract/generated/types.ts';
import { fallbackChain } from '#brand/texts.ts';
import { isForVisitor } from '#domain/announcement/announcement-audience.ts';
import type { OfferedLanguages } from '#domain/text/language-faults.ts';
import { announcementState } from '#domain/announcement/announcement-state.ts';
import { chooseText } from '#domain/text/choose-text.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { offerChoice } from '../../promotion/campaign/offer-choice.store.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { readAnnouncements, type StoredAnnouncement } from './announcement.read.ts';

/** Who looks, and at what. */
export interface AnnouncementVisit {
  brand: string;
  kind: CallerKind;
  /** The signed-in player; null: a visitor. */
  member: MemberKey | null;
  language: string;
  types: readonly AnnouncementType[];
  /** null: any that applies to the kind. */
  execution: AnnouncementExecution | null;
  platform: string;
}

export interface AnnouncementBoards {
  /** What is shown now to this kind of visitor, in the best language there is. */
  list(visit: AnnouncementVisit): Promise<Announcement[]>;
  /** A brand's announcements have changed; without a name, any may have. */
  forget(brand?: string): void;
}

/** Another node's change, when there is nobody to tell of it, is seen this much later. */
const FRESH_MS = 15_000;
const MAX_BRANDS = 1_000;

/**
 * Announcements of the brands that are visited, each read once in 15 seconds however many ask, and
 * anew after every change. Schedules are looked at on every visit: what starts now is there now.
 */
export function announcementBoards(deps: {
  db: Db;
  clock: Clock;
  languagesOf: (brand: string) => OfferedLanguages;
}): AnnouncementBoards {
  const { db, clock, languagesOf } = deps;
  const published = new LRUCache<string, Promise<readonly StoredAnnouncement[]>>({
    max: MAX_BRANDS,
    ttl: FRESH_MS,
  });
  const read = (brand: string): Promise<readonly StoredAnnouncement[]> => {
    const known = published.get(brand);
    if (known !== undefined) return known;
    const reading = readPublished(db, brand);
    published.set(brand, reading);
    // What failed is asked for again; whoever waits for it hears of it.
    reading.catch(() => {
      if (published.peek(brand) === reading) published.delete(brand);
    });
    return reading;
  };
  return {
    async list(visit) {
      const { languages, defaultLanguage } = languagesOf(visit.brand);
      const order = [...fallbackChain(visit.language), defaultLanguage, ...languages];
      const nowMs = clock.now().getTime();
      const stored = await read(visit.brand);
      const shown = stored.filter((one) => isShown(one, visit, nowMs));
      const leavesOut = await leavesOffersOut(db, visit, shown);
      return shown
        .filter(({ draft }) => !leavesOut || draft.promotionType === null)
        .flatMap((one) => inLanguage(one, order));
    },
    forget(brand) {
      if (brand === undefined) published.clear();
      else published.delete(brand);
    },
  };
}

/** A player who wants no offers, or may have none, is not told of promotions. */
async function leavesOffersOut(
  db: Db,
  { member }: AnnouncementVisit,
  shown: readonly StoredAnnouncement[],
): Promise<boolean> {
  if (member === null || shown.every(({ draft }) => draft.promotionType === null)) return false;
  const { optedOut, limited } = await offerChoice(db, member);
  return optedOut || limited;
}

async function readPublished(db: Db, brand: string): Promise<readonly StoredAnnouncement[]> {
  const stored = await readAnnouncements(db, brand);
  return stored.filter(({ published }) => published);
}

function isShown(
  { draft, published, platform }: StoredAnnouncement,
  visit: AnnouncementVisit,
  nowMs: number,
): boolean {
  if (platform !== visit.platform || !visit.types.includes(draft.type)) return false;
  const endsAt = draft.endsAt === null ? null : Date.parse(draft.endsAt);
  const schedule = { published, startsAt: Date.parse(draft.startsAt), endsAt };
  if (announcementState(schedule, nowMs) !== 'live') return false;
  return isForVisitor(draft, visit.kind, visit.execution);
}

function inLanguage({ id, draft }: StoredAnnouncement, order: readonly string[]): Announcement[] {
  const text = chooseText(draft.texts, order);
  if (text === null) return [];
  const { type, execution, promotionType, startsAt } = draft;
  const { language, title, content } = text;
  return [{ id, type, language, title, content, startDateStr: startsAt, execution, promotionType }];
}
