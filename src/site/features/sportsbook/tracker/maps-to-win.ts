import type { SportsMarket, SportsScore } from '#contract/generated/types.ts';

/** Bounds the dots that a faulty feed can ask for. */
const MAX_NEEDED = 10;

/**
 * Maps that win the match. An event does not carry its format: it follows from the largest map and the largest line of
 * the markets. Without them it is the least that the score allows.
 */
export function mapsToWin(
  markets: readonly Pick<SportsMarket, 'type' | 'specifiers'>[],
  score: SportsScore,
): number {
  const won = Math.max(Number(score.home), Number(score.away));
  if (score.period === 'over') return won;
  const lengths = markets.map(({ type, specifiers }) => {
    const valueOf = (wanted: string): number =>
      Number(specifiers.find(({ name }) => name === wanted)?.value ?? 0);
    if (type === 'mapWinner') return valueOf('map');
    return type === 'totalMaps' ? Math.ceil(valueOf('total')) : 0;
  });
  return Math.min(MAX_NEEDED, Math.max(won + 1, Math.ceil(Math.max(0, ...lengths) / 2)));
}
