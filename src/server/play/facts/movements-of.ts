import type { LedgerMovement } from '#contract/generated/events.ts';
import { isUnit } from '#domain/ledger/unit.ts';
import { isLedgerKind, type LedgerKind } from '#domain/ledger/money-kind.ts';
import type { OutboxEvent } from '../../platform/outbox/consumer.ts';

/** Topic of many credits at once. */
export const CREDITED_SET = 'ledger.set';

/** Money of one account, as a committed movement has it. */
export interface Movement {
  /** The transfer's id. */
  readonly id: bigint;
  readonly brand: string;
  readonly memberId: bigint;
  /** What a rollback takes back has the kind of what it takes back. */
  readonly kind: LedgerKind;
  readonly currency: string;
  /** Issuer of the movement: a payment channel, or the feature that paid. */
  readonly channel: string;
  /** Gain of the account over all funds; below zero: a loss. */
  readonly amountMicro: bigint;
  readonly at: Date;
}

/** Movements of members' money in these events, those of sets included. Points and other units are left out. */
export const movementsOf = (events: readonly OutboxEvent[]): readonly Movement[] =>
  movementsIn(events).filter(({ currency }) => !isUnit(currency));

function movementsIn(events: readonly OutboxEvent[]): readonly Movement[] {
  return events.flatMap((event): readonly Movement[] => {
    const { createdAt: at } = event;
    if (event.topic === CREDITED_SET) {
      const { brand, kind, currency, provider: channel, members } = event.payload;
      if (!isLedgerKind(kind)) return [];
      return members.map(([memberId, amount, id]) => ({
        id: BigInt(id),
        brand,
        memberId: BigInt(memberId),
        kind,
        currency,
        channel,
        amountMicro: BigInt(amount),
        at,
      }));
    }
    if (!isMovement(event)) return [];
    const { payload } = event;
    const kind = payload.takesBack ?? payload.kind;
    if (!isLedgerKind(kind)) return [];
    return [
      {
        id: BigInt(payload.transferId),
        brand: payload.brand,
        memberId: BigInt(payload.memberId),
        kind,
        currency: payload.currency,
        channel: payload.provider,
        amountMicro: gained(payload),
        at,
      },
    ];
  });
}

/** The ledger's event of a movement of one member's money. */
export const isMovement = (event: OutboxEvent): event is OutboxEvent<`ledger.${LedgerKind}`> =>
  event.topic.startsWith('ledger.') && event.topic !== CREDITED_SET;

/** Gain of the member's account: money that only changed its fund is none. */
const gained = ({ legs }: Pick<LedgerMovement, 'legs'>): bigint =>
  (legs ?? []).reduce((sum, [, amount]) => sum + BigInt(amount), 0n);
