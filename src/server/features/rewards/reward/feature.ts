import { Counter } from 'prom-client';
import { fallbackChain } from '#brand/texts.ts';
import type { RewardSummary } from '#contract/generated/types.ts';
import { chooseText } from '#domain/text/choose-text.ts';
import { levelAt } from '#domain/vip/own-terms.ts';
import { settingOf } from '../../../brands/setting-of.ts';
import { levelOf } from '../../../vip/level.read.ts';
import { claimReward } from '../../../promotion/reward/claim-reward.ts';
import { REWARD_CHANGED } from '../../../promotion/reward/tell-reward.ts';
import type { Feature } from '../../../feature.ts';
import type { Parts } from '../../../parts.ts';
import { topic } from '../../../platform/live/topic.ts';
import type { Consumer } from '../../../platform/outbox/consumer.ts';
import { Problem } from '../../../platform/problem.ts';
import { type CallFacts, keyedRoute, memberOf, route } from '../../../platform/route.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';
import { endedBonuses, readBonus, runningBonuses } from './bonus.read.ts';
import { expireRewards } from './expire-rewards.job.ts';
import { followTurnover } from './follow-turnover.ts';
import { giveUpBonus } from './give-up-bonus.ts';
import {
  claimableRewards,
  countClaimable,
  pastRewards,
  readReward,
  type RewardWords,
} from '../../../promotion/reward/reward.read.ts';

/** Titles of free rounds and weights are the house's own. */
const HOUSE = 'house';
/** Rewards that are claimed in one go. */
const MOST_AT_ONCE = 100;

/** The reward centre, and the bonuses that run. */
export function rewardFeature(parts: Parts): Feature {
  const { db, clock, brands, catalogue, live, relay, metrics } = parts;
  const claimed = new Counter({
    name: 'reward_claimed_total',
    help: 'Rewards that players claimed.',
    registers: [metrics.registry],
  });
  const gameName = (code: string): string => catalogue.nameOf(HOUSE, code);
  const wordsOf = (call: CallFacts): RewardWords => ({
    languages: [...fallbackChain(call.language), memberOf(call).site.defaultLanguage],
    gameName,
  });
  const nudge = async (): Promise<void> => relay.nudge();

  async function summary(member: MemberKey, words: RewardWords): Promise<RewardSummary> {
    const waiting = await countClaimable(db, member, clock.now());
    const { items } = await runningBonuses(db, member, words);
    const bonus = items.find(({ kind, status }) => kind === 'bonus' && status === 'active');
    const { levels } = settingOf(brands.byId(member.brand), 'vipPolicy');
    const level = await levelOf(db, member);
    const held = levelAt(levels, level);
    const levelName = held === null ? '' : (chooseText(held.texts, words.languages)?.title ?? '');
    return { ...waiting, bonus: bonus ?? null, level, levelName };
  }

  const tellRewards: Consumer<typeof REWARD_CHANGED> = {
    name: 'tellRewards',
    path: 'inRelay',
    topics: [REWARD_CHANGED],
    async consume(_tx, events) {
      for (const { payload } of events) {
        const { brand, memberId } = payload;
        live.changed('reward', { brand, memberId: BigInt(memberId) });
      }
    },
  };

  return {
    name: 'reward',
    consumers: [followTurnover(parts), tellRewards],
    jobs: [
      { name: 'expireRewards', everySeconds: 30, run: (fence) => expireRewards(parts, fence) },
    ],
    topics: [
      topic('reward', async (owner) => {
        const { defaultLanguage = '' } = brands.languagesOf(owner.brand) ?? {};
        const { language } = await db
          .selectFrom('member')
          .select('language')
          .where('id', '=', owner.memberId)
          .where('brand', '=', owner.brand)
          .executeTakeFirstOrThrow();
        return summary(owner, {
          languages: [...fallbackChain(language), defaultLanguage],
          gameName,
        });
      }),
    ],
    routes: [
      route('listRewards', (call) => {
        const { view = 'claimable' } = call.query;
        return view === 'claimable'
          ? claimableRewards(db, memberOf(call), clock.now(), wordsOf(call))
          : pastRewards(db, memberOf(call), call.query, wordsOf(call));
      }),

      route('getRewardSummary', (call) => summary(memberOf(call), wordsOf(call))),

      keyedRoute(
        'claimReward',
        async (tx, call) => {
          const member = memberOf(call);
          const id = BigInt(call.params.rewardId);
          await claimReward(tx, parts, member, id);
          claimed.inc();
          return readReward(tx, member, id, wordsOf(call));
        },
        nudge,
      ),

      keyedRoute(
        'claimAllRewards',
        async (tx, call) => {
          const member = memberOf(call);
          const words = wordsOf(call);
          const { items } = await claimableRewards(tx, member, clock.now(), words);
          if (items.length === 0) throw new Problem('NOTHING_TO_CLAIM');
          const taken = items.slice(0, MOST_AT_ONCE);
          const shown = [];
          for (const { rewardId } of taken) {
            await claimReward(tx, parts, member, BigInt(rewardId));
            shown.push(await readReward(tx, member, BigInt(rewardId), words));
          }
          claimed.inc(taken.length);
          return { claimed: shown, left: items.length - taken.length };
        },
        nudge,
      ),

      route('listBonuses', (call) => {
        const { view = 'running' } = call.query;
        return view === 'running'
          ? runningBonuses(db, memberOf(call), wordsOf(call))
          : endedBonuses(db, memberOf(call), call.query, wordsOf(call));
      }),

      keyedRoute(
        'forfeitBonus',
        async (tx, call) => {
          const member = memberOf(call);
          const rewardId = BigInt(call.params.rewardId);
          const { balanceMicro } = call.body;
          await giveUpBonus(tx, parts, member, { rewardId, balanceMicro: BigInt(balanceMicro) });
          return readBonus(tx, member, rewardId, wordsOf(call));
        },
        nudge,
      ),
    ],
  };
}
