import { documentOf } from '#brand/document-screens.ts';
import type { PageData } from '#brand/page/page-input.ts';
import type { ScreenId } from '#brand/screens.ts';
import type { CallerKind, HelpTopic } from '#contract/generated/types.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { Parts } from '../../parts.ts';
import type { MemberCaller } from '../../platform/session/caller.ts';

/** Wins in a page's first data. */
const WINNERS_A_PAGE = 20;

/** What other features give a page for its first screen. */
export interface PageSources {
  firstGames(
    site: { brand: string; currency: string },
    member: MemberKey | null,
  ): Promise<Pick<PageData, 'games' | 'gamesTotal' | 'hot' | 'recent'>>;
  balanceOf(wallet: MemberKey & { currency: string }): Promise<NonNullable<PageData['balance']>>;
  playMoneyOf(player: MemberKey): Promise<PageData['playMoney']>;
  helpOf(brand: string, language: string): Promise<HelpTopic[]>;
  arrivals: { read(brand: string): Promise<{ all: PageData['arrival'] }> };
  jackpots: { read(brand: string): Promise<PageData['jackpot']> };
  winners: {
    read(board: { brand: string; category: string; limit: number }): Promise<PageData['winners']>;
  };
  noticesFor(visit: {
    brand: string;
    kind: CallerKind;
    language: string;
  }): Promise<PageData['notices']>;
}

interface PageVisit {
  caller: MemberCaller | null;
  brand: string;
  screen: ScreenId | null;
  language: string;
}

/** The data of a page's first screen, for the visitor who asks. */
export async function readPageData(
  { caller, brand, screen, language }: PageVisit,
  { brands }: Pick<Parts, 'brands'>,
  sources: PageSources,
): Promise<PageData> {
  const currency = brands.byId(brand)?.site.currency ?? '';
  const isOpen = caller !== null && caller.kind !== 'trial' && !caller.passwordDue;
  const member = isOpen ? caller : null;
  const games = await sources.firstGames({ brand, currency }, member);
  return {
    ...games,
    balance: member && (await sources.balanceOf({ ...member, currency })),
    playMoney: caller?.kind === 'trial' ? await sources.playMoneyOf(caller) : null,
    help: await helpFor(screen, () => sources.helpOf(brand, language)),
    arrival: (await sources.arrivals.read(brand)).all,
    jackpot: await sources.jackpots.read(brand),
    winners: await sources.winners.read({ brand, category: 'ALL', limit: WINNERS_A_PAGE }),
    notices: await sources.noticesFor({ brand, kind: caller?.kind ?? 'visitor', language }),
  };
}

/** The whole help centre for its own page, one article for a page that shows one. */
async function helpFor(
  screen: ScreenId | null,
  read: () => Promise<HelpTopic[]>,
): Promise<HelpTopic[] | null> {
  if (screen === 'help') return read();
  const wanted = screen === null ? null : documentOf(screen);
  if (wanted === null) return null;
  return (await read()).flatMap((topic) => {
    const articles = topic.articles.filter(({ articleId }) => articleId === wanted);
    return articles.length === 0 ? [] : [{ ...topic, articles }];
  });
}
