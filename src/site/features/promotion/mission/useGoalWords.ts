import type { MissionGoal } from '#contract/generated/types.ts';
import { isAmount } from '#domain/mission/goal.ts';
import { numberFormat } from '#ui/i18n/formatters.ts';
import { useCategoryName } from '#ui/i18n/useCategoryName.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useIsOpenCategory } from '#ui/plan/useIsOpenCategory.ts';
import { useMoneyText } from '../../../frame/useMoneyText.ts';

/** Thousandths of a stake in one stake. */
const THOUSANDTHS = 1000;

export interface GoalWords {
  /** The goal of a mission as a sentence. */
  readonly sentence: (goal: MissionGoal) => string;
  /** The value that a board ranks by, as a sentence. */
  readonly ranking: (goal: MissionGoal) => string;
  /** Restrictions on what counts, one sentence each. */
  readonly limits: (goal: MissionGoal) => readonly string[];
  /** Formats a value in the unit of the goal's fact. */
  readonly value: (goal: MissionGoal, value: string) => string;
}

/** Writes goals and their values in the reader's language. */
export function useGoalWords(currency: string): GoalWords {
  const say = useTexts('mission');
  const locale = useLocale();
  const money = useMoneyText(currency);
  const categoryName = useCategoryName();
  const isOpenCategory = useIsOpenCategory();
  // Three decimals, so that a value just below the goal is not rounded up to it.
  const decimal = (value: number): string =>
    numberFormat(locale, { maximumFractionDigits: 3 }).format(value);
  const parts = ({ fact, least, multiple }: MissionGoal) => ({
    amount: isAmount({ fact }) ? money(least) : '',
    count: isAmount({ fact }) ? 0 : Number(least),
    multiple: decimal(fact === 'bestMultiple' ? Number(least) / THOUSANDTHS : multiple),
  });
  const openNames = (categories: MissionGoal['categories']): string => {
    const open = categories.filter(isOpenCategory);
    // A goal without any open category still says that not all games count.
    const named = open.length === 0 ? categories : open;
    return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(
      named.map(categoryName),
    );
  };
  return {
    sentence: (goal) => say(`mission:goal.${goal.fact}`, parts(goal)),
    ranking: (goal) => say(`mission:ranking.${goal.fact}`, parts(goal)),
    limits: ({ categories, games, minStakeMicro }) => [
      ...(categories.length === 0
        ? []
        : [say('mission:limit.categories', { names: openNames(categories) })]),
      ...(games.length === 0 ? [] : [say('mission:limit.games')]),
      ...(minStakeMicro === '0'
        ? []
        : [say('mission:limit.stake', { amount: money(minStakeMicro) })]),
    ],
    value: (goal, value) => {
      if (isAmount(goal)) return money(value);
      return goal.fact === 'bestMultiple'
        ? say('mission:multiple', { multiple: decimal(Number(value) / THOUSANDTHS) })
        : numberFormat(locale, {}).format(BigInt(value));
    },
  };
}
