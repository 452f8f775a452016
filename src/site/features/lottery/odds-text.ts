import { ODDS_PARTS, prizeForTwo, PUBLISHED_STAKE } from '#domain/lottery/odds.ts';
import type { Play } from '#domain/lottery/play.ts';
import type { Say } from '#ui/i18n/useTexts.ts';
import { symbolName } from './play-names.ts';

/** What a stake of 1 on a symbol pays, as `1.96`; null where all bets of the play pay alike. */
export function oddsOfSymbol(
  play: Play,
  symbol: string,
  series: number,
  locale: string,
): string | null {
  const prize = play.prizes.get(symbol);
  if (prize === undefined || play.prizes.size < 2) return null;
  const odds = prizeForTwo(prize, series) / (PUBLISHED_STAKE * ODDS_PARTS);
  return odds.toLocaleString(locale, { maximumFractionDigits: 2 });
}

/** What a stake of 1 on one bet of the play pays; of plays that pay by matches: by their number. */
export function paysOf(say: Say, play: Play, series: number, locale: string): string {
  const odds = [...play.prizes].map(([key, prize]) => {
    const value = prizeForTwo(prize, series) / (PUBLISHED_STAKE * ODDS_PARTS);
    return [key, value.toLocaleString(locale, { maximumFractionDigits: 4 })] as const;
  });
  const [only] = odds;
  return odds.length === 1 && only !== undefined
    ? only[1]
    : odds.map(([key, value]) => `${symbolName(say, key)}: ${value}`).join(' · ');
}
