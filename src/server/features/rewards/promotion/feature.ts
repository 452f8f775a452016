import { chooseOffers, offerChoice } from '../../../promotion/campaign/offer-choice.store.ts';
import { findPublished } from '../../../promotion/campaign/campaign.read.ts';
import { redrawProof } from '../../../cash/proof-picture.ts';
import { readReward } from '../../../promotion/reward/reward.read.ts';
import { claimReward } from '../../../promotion/reward/claim-reward.ts';
import type { Feature } from '../../../feature.ts';
import type { Parts } from '../../../parts.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { type CallFacts, keyedRoute, memberOf, route } from '../../../platform/route.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { applyForPromotion } from './apply-for-promotion.ts';
import { claimSignUp } from './claim-sign-up.ts';
import { creditedOf, drawRaffle } from './draw-raffle.ts';
import { followTriggers } from './follow-triggers.ts';
import { joinPromotion } from './join-promotion.ts';
import { lookingAt, lookingOf, playerOf } from './promotion-parts.ts';
import { listPromotions, promotionDetail, readPromotion } from './promotion.read.ts';
import { takeEnvelope } from './take-envelope.ts';
import { noteMiss, redeemPromoCode, requireFewMisses } from './redeem-promo-code.ts';

/** Promotions as players meet them. */
export function promotionFeature(parts: Parts): Feature {
  const { db, clock, relay, live, config } = parts;
  const secret = config.secrets.records;
  const nudge = async (): Promise<void> => relay.nudge();

  /** @throws Problem PROMOTION_NOT_FOUND */
  async function shown(from: Tx | typeof db, call: CallFacts, promotionId: string) {
    const looking = lookingOf(parts, call);
    const campaign = await findPublished(from, looking.brand, BigInt(promotionId));
    if (campaign === null) throw new Problem('PROMOTION_NOT_FOUND');
    return { campaign, looking };
  }

  async function detail(from: Tx | typeof db, call: CallFacts, promotionId: string) {
    const { campaign, looking } = await shown(from, call, promotionId);
    return promotionDetail(from, campaign, looking);
  }

  return {
    name: 'promotion',
    consumers: [followTriggers(parts)],
    pageData: async (visit) =>
      visit.screen === 'promotions' && visit.isBare
        ? { promotions: await listPromotions(db, lookingAt(parts, visit), undefined) }
        : {},
    retention: [
      {
        table: 'promo_code_miss',
        key: ['member_id', 'id'],
        age: 'at',
        keepDays: 7,
        why: 'Wrong codes count for an hour.',
      },
    ],
    routes: [
      route('listPromotions', (call) =>
        listPromotions(db, lookingOf(parts, call), call.query.type),
      ),

      route('getPromotion', (call) => detail(db, call, call.params.promotionId)),

      keyedRoute(
        'joinPromotion',
        async (tx, call) => {
          const { promotionId } = call.params;
          const { version } = call.body;
          const player = playerOf(parts, call);
          await joinPromotion(tx, clock, { ...player, promotionId, version, kind: 'any' });
          return detail(tx, call, promotionId);
        },
        nudge,
      ),

      route('joinSignUpPromotion', async (call) => {
        const { promotionId } = call.body;
        const player = playerOf(parts, call);
        const value = await inTransaction(db, async (tx) => {
          await joinPromotion(tx, clock, {
            ...player,
            promotionId,
            version: null,
            kind: 'signUp',
          });
          const { campaign, looking } = await shown(tx, call, promotionId);
          const { promotion } = await readPromotion(tx, campaign, looking);
          return { promotionId, status: promotion.status };
        });
        relay.nudge();
        return value;
      }),

      keyedRoute(
        'claimSignUpReward',
        async (tx, call) => {
          const player = playerOf(parts, call);
          const rewardId = await claimSignUp(tx, player, call.body.promotionId);
          await claimReward(tx, parts, player, rewardId);
          return creditedOf(tx, rewardId);
        },
        nudge,
      ),

      keyedRoute(
        'claimRafflePromotion',
        (tx, call) =>
          drawRaffle(tx, parts, {
            ...playerOf(parts, call),
            promotionId: call.body.promotionId,
          }),
        nudge,
      ),

      keyedRoute(
        'takeEnvelope',
        (tx, call) =>
          takeEnvelope(tx, parts, {
            ...playerOf(parts, call),
            promotionId: call.params.promotionId,
          }),
        nudge,
      ),

      keyedRoute(
        'applyForPromotion',
        async (tx, call) => {
          const { promotionId } = call.params;
          const { comment, pictures } = call.body;
          const drawn = [];
          for (const [index, file] of pictures.entries()) {
            drawn.push(await redrawnAt(index, file));
          }
          const application = { comment: comment.trim(), pictures: drawn, promotionId };
          await applyForPromotion(tx, clock, { ...playerOf(parts, call), ...application });
          return detail(tx, call, promotionId);
        },
        async (call) => {
          relay.nudge();
          live.changed('promotionQueue', { brand: memberOf(call).brand });
        },
      ),

      route('redeemPromoCode', async (call) => {
        const player = playerOf(parts, call);
        await requireFewMisses(db, player.memberId, clock);
        try {
          const reward = await inTransaction(db, async (tx) => {
            const id = await redeemPromoCode(
              tx,
              { clock, secret },
              { ...player, code: call.body.code },
            );
            return readReward(tx, player, id, lookingOf(parts, call));
          });
          relay.nudge();
          return reward;
        } catch (error) {
          const isMiss = error instanceof Problem && error.code === 'PROMO_CODE_INVALID';
          if (isMiss) await noteMiss(db, player.memberId, clock);
          throw error;
        }
      }),

      route('getOfferChoice', (call) => offerChoice(db, memberOf(call))),

      route('setOfferChoice', async (call) => {
        const { brand, memberId } = memberOf(call);
        return inTransaction(db, async (tx) => {
          await chooseOffers(tx, { brand, memberId }, call.body.optedOut, clock);
          return offerChoice(tx, { brand, memberId });
        });
      }),
    ],
  };
}

/** @throws Problem INVALID_PICTURE at the picture's place */
async function redrawnAt(index: number, file: string): Promise<Buffer> {
  try {
    return await redrawProof(Buffer.from(file, 'base64'));
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'INVALID_PICTURE') throw error;
    const fault = error.details.fields?.['/file'];
    throw new Problem('INVALID_PICTURE', {
      fields: { [`/pictures/${index}`]: fault ?? { code: 'NO_PICTURE' } },
    });
  }
}
