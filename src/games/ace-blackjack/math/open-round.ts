import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { ChoiceError, type JsonObject } from '../../game-rules.ts';
import {
  ACE_VALUE,
  canDouble,
  canSplit,
  isTwoCard21,
  TEN_VALUE,
  totalOf,
  valueOf,
} from '../../kit/blackjack/hand.ts';
import {
  HAND_PAYS,
  INSURANCE_PAYS,
  isBlackjack,
  isBust,
  isFull,
  resultOf,
} from '../../kit/blackjack/hand-result.ts';
import { MULTIPLIER_ONE, payAt } from '../../kit/multiplier.ts';
import { roundEnded, roundStarted } from '../../kit/round-events.ts';
import type { BlackjackEvent } from '../events.ts';
import { ACE_BLACKJACK, type BlackjackAction } from '../rules.ts';
import type { Hand } from './hand.ts';
import { openShoe } from './shoe.ts';

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
  const round = new OpenRound(stakeMicro, wager, openShoe(stream));
  round.begin();
  return round;
}

class OpenRound implements BlackjackRound {
  readonly events: BlackjackEvent[];
  active: Hand | null = null;
  isInsuranceOffered = false;
  isOver = false;
  payoutMicro = 0n;
  raisedMicro = 0n;
  private isInsured = false;
  private readonly dealer: number[] = [];
  private readonly first: Hand;
  private readonly hands: Hand[];
  private readonly stakeMicro: bigint;
  private readonly insuranceMicro: bigint;
  private readonly draw: () => number;

  constructor(stakeMicro: bigint, wager: JsonObject, draw: () => number) {
    this.stakeMicro = stakeMicro;
    this.draw = draw;
    this.insuranceMicro = payAt(stakeMicro, MULTIPLIER_ONE / 2n);
    this.events = [roundStarted(ACE_BLACKJACK, stakeMicro, wager)];
    this.first = { index: 0, cards: [], isSplit: false, stakeMicro, isDone: false };
    this.hands = [this.first];
  }

  get upCard(): number {
    return this.dealer[0] ?? 0;
  }

  get handCount(): number {
    return this.hands.length;
  }

  /** Two cards each, the dealer's second face down; an ace up offers insurance. */
  begin(): void {
    this.deal(this.first);
    this.dealer.push(this.draw());
    this.events.push({ type: 'cardDealt', to: 'dealer', card: this.upCard });
    this.deal(this.first);
    this.dealer.push(this.draw());
    this.events.push({ type: 'cardDealt', to: 'dealer', card: null });
    if (valueOf(this.upCard) !== ACE_VALUE) return this.goOn();
    this.isInsuranceOffered = true;
    this.events.push({ type: 'insuranceOffered', stakeMicro: String(this.insuranceMicro) });
  }

  act({ kind }: BlackjackAction): void {
    if (this.isOver) throw new ChoiceError('', 'the round is over');
    if (this.isInsuranceOffered) {
      this.answerInsurance(kind);
      // A stand declines and stands at once.
      if (kind !== 'stand') return;
    }
    if (this.active !== null) this.move(this.active, kind);
  }

  private answerInsurance(kind: BlackjackAction['kind']): void {
    if (kind !== 'insure' && kind !== 'decline' && kind !== 'stand') {
      throw new ChoiceError('/kind', 'insurance has to be taken or declined first');
    }
    this.isInsuranceOffered = false;
    if (kind === 'insure') {
      this.isInsured = true;
      this.raisedMicro += this.insuranceMicro;
      this.events.push({ type: 'insured', stakeMicro: String(this.insuranceMicro) });
    } else {
      this.events.push({ type: 'declined' });
    }
    this.goOn();
  }

  /** Looks for a blackjack; without one the first hand plays. */
  private goOn(): void {
    const up = valueOf(this.upCard);
    if (isTwoCard21(this.dealer)) return this.finish();
    if (up === ACE_VALUE || up === TEN_VALUE) this.events.push({ type: 'peeked' });
    this.settleInsurance(0n);
    if (isBlackjack(this.first)) this.finish();
    else this.nextTurn();
  }

  private move(hand: Hand, kind: BlackjackAction['kind']): void {
    switch (kind) {
      case 'hit':
        this.deal(hand);
        return this.endFull(hand);
      case 'stand':
        this.end(hand, 'handStood');
        return this.nextTurn();
      case 'double':
        return this.double(hand);
      case 'split':
        return this.split(hand);
      default:
        throw new ChoiceError('/kind', 'no insurance is offered');
    }
  }

  private double(hand: Hand): void {
    if (!canDouble(hand)) throw new ChoiceError('/kind', 'the hand cannot be doubled');
    hand.stakeMicro += this.stakeMicro;
    this.raisedMicro += this.stakeMicro;
    const stakeMicro = String(hand.stakeMicro);
    this.events.push({ type: 'handDoubled', hand: hand.index, stakeMicro });
    this.deal(hand);
    this.end(hand, isBust(hand) ? 'handBust' : 'handStood');
    this.nextTurn();
  }

  private split(hand: Hand): void {
    const [kept, moved] = hand.cards;
    const isAllowed = canSplit(hand, this.hands.length, ACE_BLACKJACK.mostHands);
    if (kept === undefined || moved === undefined || !isAllowed) {
      throw new ChoiceError('/kind', 'the hand cannot be split');
    }
    const { index } = hand;
    const { stakeMicro } = this;
    const left: Hand = { index, cards: [kept], isSplit: true, stakeMicro, isDone: false };
    const right: Hand = { ...left, index: this.hands.length, cards: [moved] };
    this.hands[index] = left;
    this.hands.push(right);
    this.active = left;
    this.raisedMicro += stakeMicro;
    const newHand = right.index;
    this.events.push({ type: 'handSplit', hand: index, newHand, stakeMicro: String(stakeMicro) });
    this.deal(left);
    this.deal(right);
    if (valueOf(kept) !== ACE_VALUE) return this.endFull(left);
    this.end(left, 'handStood');
    this.end(right, 'handStood');
    this.nextTurn();
  }

  private deal(hand: Hand): void {
    const card = this.draw();
    hand.cards.push(card);
    this.events.push({ type: 'cardDealt', to: hand.index, card });
  }

  private end(hand: Hand, type: 'handStood' | 'handBust'): void {
    hand.isDone = true;
    this.events.push({ type, hand: hand.index });
  }

  /** A hand of 21 or more takes no further card. */
  private endFull(hand: Hand): void {
    if (!isFull(hand)) return;
    this.end(hand, isBust(hand) ? 'handBust' : 'handStood');
    this.nextTurn();
  }

  private nextTurn(): void {
    const hand = this.hands.find(({ isDone }) => !isDone);
    if (hand === undefined) return this.finish();
    this.active = hand;
    this.events.push({ type: 'handTurn', hand: hand.index });
    this.endFull(hand);
  }

  /** Shows the hole card, plays the dealer and settles every hand. */
  private finish(): void {
    this.active = null;
    this.events.push({ type: 'holeShown', card: this.dealer[1] ?? 0 });
    if (isTwoCard21(this.dealer)) this.settleInsurance(INSURANCE_PAYS);
    this.playDealer();
    for (const hand of this.hands) this.settle(hand);
    this.events.push(roundEnded(this.payoutMicro, this.stakeMicro + this.raisedMicro));
    this.isOver = true;
  }

  /** Nothing depends on the dealer's cards where every hand is a blackjack or bust. */
  private playDealer(): void {
    if (this.hands.every((hand) => isBlackjack(hand) || isBust(hand))) return;
    while (totalOf(this.dealer).total < ACE_BLACKJACK.dealerStands) {
      const card = this.draw();
      this.dealer.push(card);
      this.events.push({ type: 'dealerDrew', card });
    }
  }

  private settle(hand: Hand): void {
    const result = resultOf(hand, this.dealer);
    const paidMicro = payAt(hand.stakeMicro, HAND_PAYS[result]);
    this.payoutMicro += paidMicro;
    const payoutMicro = String(paidMicro);
    this.events.push({ type: 'handSettled', hand: hand.index, result, payoutMicro });
  }

  private settleInsurance(multiplier: bigint): void {
    if (!this.isInsured) return;
    const paidMicro = payAt(this.stakeMicro, multiplier / 2n);
    this.payoutMicro += paidMicro;
    this.events.push({ type: 'insuranceSettled', payoutMicro: String(paidMicro) });
  }
}
