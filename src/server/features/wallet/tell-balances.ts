import { LEDGER_KINDS, MONEY_KINDS, movementTopic } from '#domain/ledger/money-kind.ts';
import type { Live } from '../../platform/live/live.ts';
import type { Consumer } from '../../platform/outbox/consumer.ts';
import { CREDITED_SET, isMovement } from '../../play/facts/movements-of.ts';

/** Tells players of every movement of their money, committed by whichever node. */
export const tellBalances = (live: Live): Consumer => ({
  name: 'tellBalances',
  path: 'inRelay',
  topics: [
    ...LEDGER_KINDS.filter((kind) => MONEY_KINDS[kind].side === 'member').map(movementTopic),
    CREDITED_SET,
  ],
  async consume(_tx, events) {
    for (const event of events) {
      if (event.topic === CREDITED_SET) {
        const { brand, afterMember, untilMember } = event.payload;
        const members = [BigInt(afterMember), BigInt(untilMember)] as const;
        live.changed('balance', { brand, members });
      } else if (isMovement(event)) {
        const { brand, memberId } = event.payload;
        live.changed('balance', { brand, memberId: BigInt(memberId) });
      }
    }
  },
});
