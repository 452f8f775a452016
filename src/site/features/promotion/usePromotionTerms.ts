import type { PromotionDetail } from '#contract/generated/types.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { percentText } from '#ui/i18n/percent-text.ts';
import { useCategoryName } from '#ui/i18n/useCategoryName.ts';
import { useIsOpenCategory } from '#ui/plan/useIsOpenCategory.ts';
import { useMoneyText } from '../../frame/useMoneyText.ts';
import { rewardText } from './reward-text.ts';
import { stepTexts } from './step-texts.ts';
import type { TermWords } from './term-words.ts';

export interface PromotionTerm {
  readonly id: string;
  readonly lines: readonly string[];
}

/** The rules of a promotion as sentences, without those that do not apply. */
export function usePromotionTerms(detail: PromotionDetail): readonly PromotionTerm[] {
  const say = useTexts('promotion');
  const locale = useLocale();
  const money = useMoneyText(detail.promotion.currency);
  const categoryName = useCategoryName();
  const isOpenCategory = useIsOpenCategory();
  const names = new Map(detail.gameNames.map(({ gameCode, name }) => [gameCode, name]));
  const gameName = (gameCode: string): string => names.get(gameCode) ?? gameCode;
  const words: TermWords = { say, locale, money, gameName, categoryName, isOpenCategory };
  const { kind } = detail.promotion.reward;
  const terms: PromotionTerm[] = [
    { id: 'who', lines: audienceTexts(detail, words) },
    { id: 'do', lines: stepTexts(detail.promotion.trigger, words) },
    { id: 'get', lines: [rewardText(detail, words), timesText(detail, words)] },
    { id: 'turnover', lines: turnoverTexts(detail, words) },
    ...(kind === 'bonus' || kind === 'cash' || kind === 'freeRounds'
      ? playRules(detail, words)
      : []),
    { id: 'days', lines: deadlineTexts(detail, words) },
    { id: 'cancel', lines: [say(`promotion:cancel.${kind === 'bonus' ? 'bonus' : 'other'}`)] },
  ];
  return terms.filter(({ lines }) => lines.length > 0);
}

/** What a list says of the games that it does not name. */
function restOf(named: number, hasCategories: boolean): 'all' | 'noOther' | 'rest' {
  if (hasCategories) return 'noOther';
  return named === 0 ? 'all' : 'rest';
}

function audienceTexts({ audience }: PromotionDetail, { say }: TermWords): string[] {
  const { registeredWithinDays, tags, withoutTags, agents } = audience;
  const isChosen = tags.length > 0 || withoutTags.length > 0;
  return [
    registeredWithinDays > 0
      ? say('promotion:who.new', { days: registeredWithinDays })
      : say(isChosen ? 'promotion:who.chosen' : 'promotion:who.all'),
    ...(isChosen && registeredWithinDays > 0 ? [say('promotion:who.chosen')] : []),
    ...(agents ? [] : [say('promotion:who.noAgents')]),
  ];
}

function timesText({ timesPerMember, timesPer }: PromotionDetail, { say }: TermWords): string {
  return say(`promotion:times.${timesPer}`, { count: timesPerMember });
}

function turnoverTexts({ promotion }: PromotionDetail, { say, money }: TermWords): string[] {
  const { turnoverTimes, turnoverOn, amountMicro, kind } = promotion.reward;
  if (turnoverTimes === 0) return [say('promotion:turnover.none')];
  const fixed = BigInt(amountMicro) * BigInt(turnoverTimes);
  return [
    say(`promotion:turnover.${turnoverOn}`, { times: turnoverTimes }),
    ...(fixed > 0n && turnoverOn === 'reward' && kind !== 'freeRounds' && kind !== 'points'
      ? [say('promotion:turnover.sum', { amount: money(fixed) })]
      : []),
    say('promotion:turnover.what'),
  ];
}

/** Rules that hold while turnover is owed. */
function playRules({ promotion }: PromotionDetail, words: TermWords): PromotionTerm[] {
  const { say, money, locale, gameName, categoryName, isOpenCategory } = words;
  const { reward } = promotion;
  const share = (percent: number): string => percentText(percent * 100, locale);
  if (reward.turnoverTimes === 0) return [];
  const counts = [
    ...reward.categoryWeights
      .filter(({ gameCategory }) => isOpenCategory(gameCategory))
      .map(({ gameCategory, percent }) =>
        say('promotion:counts.line', {
          name: categoryName(gameCategory),
          share: share(percent),
        }),
      ),
    ...reward.gameWeights.map(({ gameCode, percent }) =>
      say('promotion:counts.line', { name: gameName(gameCode), share: share(percent) }),
    ),
  ];
  const hasCategories = reward.categoryWeights.length > 0;
  return [
    {
      id: 'counts',
      lines: [...counts, say(`promotion:counts.${restOf(counts.length, hasCategories)}`)],
    },
    {
      id: 'forbidden',
      lines:
        reward.forbiddenGames.length === 0
          ? []
          : [reward.forbiddenGames.map(gameName).join(', '), say('promotion:forbidden.text')],
    },
    {
      id: 'maxStake',
      lines:
        reward.maxStakeMicro === '0'
          ? []
          : [say('promotion:maxStake.text', { amount: money(reward.maxStakeMicro) })],
    },
    {
      id: 'order',
      lines: reward.kind === 'bonus' ? [say(`promotion:order.${reward.orderOfUse}`)] : [],
    },
    {
      id: 'lock',
      lines:
        promotion.trigger.kind === 'deposit' && reward.kind === 'bonus'
          ? [say(reward.locksDeposit ? 'promotion:lock.yes' : 'promotion:lock.no')]
          : [],
    },
  ];
}

function deadlineTexts({ claimDays, promotion }: PromotionDetail, { say }: TermWords): string[] {
  const { kind, days, turnoverTimes } = promotion.reward;
  // Cash has all the time there is.
  const limited = kind === 'freeRounds' || (kind === 'bonus' && turnoverTimes > 0);
  return [
    say('promotion:days.claim', { days: claimDays }),
    ...(limited ? [say(`promotion:days.${kind}`, { days })] : []),
  ];
}
