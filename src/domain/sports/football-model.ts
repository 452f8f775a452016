import type { FootballFacts, Side } from './markets/football.ts';
import type { PossibleEnd } from './fair-price.ts';

/** Goals that are still expected of each side. */
export type GoalMeans = Readonly<Record<Side, number>>;

/** More goals of one side are as good as impossible: less than one in 10^9 for a mean of 4. */
const MOST_GOALS = 20;

/**
 * Every score at which a match may end, by independent Poisson goals of both sides from now on. The order of goals
 * to come is not said: what depends on it is priced by `nextGoalChances`.
 */
export function possibleScores(
  now: FootballFacts,
  means: GoalMeans,
): readonly PossibleEnd<FootballFacts>[] {
  const [home, away] = [poisson(means.home), poisson(means.away)];
  const whole = sumOf(home) * sumOf(away);
  return home.flatMap((homeChance, homeGoals) =>
    away.map((awayChance, awayGoals) => ({
      facts: {
        ...now,
        goals: [
          ...now.goals,
          ...Array<Side>(homeGoals).fill('home'),
          ...Array<Side>(awayGoals).fill('away'),
        ],
        phase: 'over' as const,
      },
      probability: (homeChance * awayChance) / whole,
    })),
  );
}

/** The chances of each side to score next, and of no further goal. */
export function nextGoalChances({
  home,
  away,
}: GoalMeans): Readonly<Record<Side | 'none', number>> {
  const total = home + away;
  const none = Math.exp(-total);
  if (total === 0) return { home: 0, away: 0, none };
  return { home: ((1 - none) * home) / total, away: ((1 - none) * away) / total, none };
}

function poisson(mean: number): readonly number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= MOST_GOALS; goals += 1) {
    chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  }
  return chances;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);
