import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { ChoiceError, type JsonObject } from '../../game-rules.ts';
import { MULTIPLIER_ONE, payAt } from '../../kit/multiplier.ts';
import { roundEnded, roundStarted } from '../../kit/round-events.ts';
import type { BlackjackEvent } from '../events.ts';
import {
  ACE_VALUE,
  canDouble,
  canSplit,
  isTwoCard21,
  TEN_VALUE,
  totalOf,
  TWENTY_ONE,
  valueOf,
} from '../hand.ts';
import {
  ACE_BLACKJACK,
  type BlackjackAction,
  HAND_PAYS,
  type HandResult,
  INSURANCE_PAYS,
} from '../rules.ts';
import { openShoe } from './shoe.ts';

interface Hand {
  readonly index: number;
  readonly cards: number[];
  readonly isSplit: boolean;
  stakeMicro: bigint;
  isDone: boolean;
}

/** A round that is played on by its actions. */
export interface BlackjackRound {
  readonly events: readonly BlackjackEvent[];
  /** 0 until the round is over: no hand is settled before the dealer has played. */
  readonly payoutMicro: bigint;
  readonly raisedMicro: bigint;
  readonly isOver: boolean;
  readonly isInsuranceOffered: boolean;
  readonly upCard: number;
  /** The hand whose turn it is. */
  readonly active: Readonly<Pick<Hand, 'index' | 'cards' | 'isSplit'>> | null;
  readonly handCount: number;
  /** @throws ChoiceError */
  act: (action: BlackjackAction) => void;
}

/** Deals a round as far as it goes without the player. @throws RangeError for an impossible stake. */
export function openRound(
  stakeMicro: bigint,
  wager: JsonObject,
  stream: OutcomeStream,
): BlackjackRound {
  const draw = openShoe(stream);
  const insuranceMicro = payAt(stakeMicro, MULTIPLIER_ONE / 2n);
  const events: BlackjackEvent[] = [roundStarted(ACE_BLACKJACK, stakeMicro, wager)];
  const dealer: number[] = [];
  const first: Hand = { index: 0, cards: [], isSplit: false, stakeMicro, isDone: false };
  const hands: Hand[] = [first];
  let active: Hand | null = null;
  let isInsuranceOffered = false;
  let isInsured = false;
  let isOver = false;
  let payoutMicro = 0n;
  let raisedMicro = 0n;

  const deal = (hand: Hand): void => {
    const card = draw();
    hand.cards.push(card);
    events.push({ type: 'cardDealt', to: hand.index, card });
  };
  const isBust = ({ cards }: Hand): boolean => totalOf(cards).total > TWENTY_ONE;
  const isBlackjack = (hand: Hand): boolean => !hand.isSplit && isTwoCard21(hand.cards);

  const resultOf = (hand: Hand): HandResult => {
    const dealerHas = isTwoCard21(dealer);
    if (isBlackjack(hand)) return dealerHas ? 'push' : 'blackjack';
    if (isBust(hand)) return 'bust';
    if (dealerHas) return 'loss';
    const [own, other] = [totalOf(hand.cards).total, totalOf(dealer).total];
    if (other > TWENTY_ONE || own > other) return 'win';
    return own === other ? 'push' : 'loss';
  };

  const settleInsurance = (multiplier: bigint): void => {
    if (!isInsured) return;
    const paidMicro = payAt(stakeMicro, multiplier / 2n);
    payoutMicro += paidMicro;
    events.push({ type: 'insuranceSettled', payoutMicro: String(paidMicro) });
  };

  const finish = (): void => {
    active = null;
    events.push({ type: 'holeShown', card: dealer[1] ?? 0 });
    if (isTwoCard21(dealer)) settleInsurance(INSURANCE_PAYS);
    // Nothing depends on the dealer's cards where every hand is a blackjack or bust.
    if (hands.some((hand) => !isBlackjack(hand) && !isBust(hand))) {
      while (totalOf(dealer).total < ACE_BLACKJACK.dealerStands) {
        const card = draw();
        dealer.push(card);
        events.push({ type: 'dealerDrew', card });
      }
    }
    for (const hand of hands) {
      const result = resultOf(hand);
      const paidMicro = payAt(hand.stakeMicro, HAND_PAYS[result]);
      payoutMicro += paidMicro;
      events.push({
        type: 'handSettled',
        hand: hand.index,
        result,
        payoutMicro: String(paidMicro),
      });
    }
    events.push(roundEnded(payoutMicro, stakeMicro + raisedMicro));
    isOver = true;
  };

  const nextTurn = (): void => {
    const hand = hands.find(({ isDone }) => !isDone);
    if (hand === undefined) return finish();
    active = hand;
    events.push({ type: 'handTurn', hand: hand.index });
    endFull(hand);
  };

  const end = (hand: Hand, type: 'handStood' | 'handBust'): void => {
    hand.isDone = true;
    events.push({ type, hand: hand.index });
  };

  /** A hand of 21 or more takes no further card. */
  const endFull = (hand: Hand): void => {
    if (totalOf(hand.cards).total < TWENTY_ONE) return;
    end(hand, isBust(hand) ? 'handBust' : 'handStood');
    nextTurn();
  };

  /** Looks for a blackjack; without one the first hand plays. */
  const goOn = (): void => {
    const up = valueOf(dealer[0] ?? 0);
    if (isTwoCard21(dealer)) return finish();
    if (up === ACE_VALUE || up === TEN_VALUE) events.push({ type: 'peeked' });
    settleInsurance(0n);
    if (isBlackjack(first)) finish();
    else nextTurn();
  };

  const answerInsurance = (kind: BlackjackAction['kind']): void => {
    if (kind !== 'insure' && kind !== 'decline' && kind !== 'stand') {
      throw new ChoiceError('/kind', 'insurance has to be taken or declined first');
    }
    isInsuranceOffered = false;
    if (kind === 'insure') {
      isInsured = true;
      raisedMicro += insuranceMicro;
      events.push({ type: 'insured', stakeMicro: String(insuranceMicro) });
    } else {
      events.push({ type: 'declined' });
    }
    goOn();
  };

  const double = (hand: Hand): void => {
    if (!canDouble(hand)) throw new ChoiceError('/kind', 'the hand cannot be doubled');
    hand.stakeMicro += stakeMicro;
    raisedMicro += stakeMicro;
    events.push({
      type: 'handDoubled',
      hand: hand.index,
      stakeMicro: String(hand.stakeMicro),
    });
    deal(hand);
    end(hand, isBust(hand) ? 'handBust' : 'handStood');
    nextTurn();
  };

  const split = (hand: Hand): void => {
    const [kept, moved] = hand.cards;
    if (kept === undefined || moved === undefined || !canSplit(hand, hands.length)) {
      throw new ChoiceError('/kind', 'the hand cannot be split');
    }
    const { index } = hand;
    const left: Hand = { index, cards: [kept], isSplit: true, stakeMicro, isDone: false };
    const right: Hand = { ...left, index: hands.length, cards: [moved] };
    hands[index] = left;
    hands.push(right);
    active = left;
    raisedMicro += stakeMicro;
    events.push({
      type: 'handSplit',
      hand: index,
      newHand: right.index,
      stakeMicro: String(stakeMicro),
    });
    deal(left);
    deal(right);
    if (valueOf(kept) !== ACE_VALUE) return endFull(left);
    end(left, 'handStood');
    end(right, 'handStood');
    nextTurn();
  };

  const move = (hand: Hand, kind: BlackjackAction['kind']): void => {
    switch (kind) {
      case 'hit':
        deal(hand);
        return endFull(hand);
      case 'stand':
        end(hand, 'handStood');
        return nextTurn();
      case 'double':
        return double(hand);
      case 'split':
        return split(hand);
      default:
        throw new ChoiceError('/kind', 'no insurance is offered');
    }
  };

  const act = ({ kind }: BlackjackAction): void => {
    if (isOver) throw new ChoiceError('', 'the round is over');
    if (isInsuranceOffered) {
      answerInsurance(kind);
      // A stand declines and stands at once.
      if (kind !== 'stand') return;
    }
    if (active !== null) move(active, kind);
  };

  deal(first);
  dealer.push(draw());
  events.push({ type: 'cardDealt', to: 'dealer', card: dealer[0] ?? 0 });
  deal(first);
  dealer.push(draw());
  events.push({ type: 'cardDealt', to: 'dealer', card: null });
  if (valueOf(dealer[0] ?? 0) === ACE_VALUE) {
    isInsuranceOffered = true;
    events.push({ type: 'insuranceOffered', stakeMicro: String(insuranceMicro) });
  } else {
    goOn();
  }

  return {
    events,
    act,
    upCard: dealer[0] ?? 0,
    get payoutMicro() {
      return payoutMicro;
    },
    get raisedMicro() {
      return raisedMicro;
    },
    get isOver() {
      return isOver;
    },
    get isInsuranceOffered() {
      return isInsuranceOffered;
    },
    get active() {
      return active;
    },
    get handCount() {
      return hands.length;
    },
  };
}
