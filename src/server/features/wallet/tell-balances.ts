import { transferKinds } from '#contract/generated/enum-values.ts';
import type { Live } from '../../platform/live/live.ts';
import type { Consumer } from '../../platform/outbox/consumer.ts';

interface Movement {
  brand: string;
  memberId: string;
}

/** Credits to many players at once: those above the first and up to the last. */
interface Credits {
  brand: string;
  afterMember: string;
  untilMember: string;
}

/** Tells players of every movement of their money, committed by whichever node. */
export const tellBalances = (live: Live): Consumer => ({
  name: 'tellBalances',
  path: 'inRelay',
  topics: [...transferKinds.map((kind) => `ledger.${kind}`), SET],
  async consume(_tx, events) {
    for (const { topic, payload } of events) {
      if (topic === SET) {
        const { brand, afterMember, untilMember } = payload as Credits;
        const members = [BigInt(afterMember), BigInt(untilMember)] as const;
        live.changed('balance', { brand, members });
      } else {
        const { brand, memberId } = payload as Movement;
        live.changed('balance', { brand, memberId: BigInt(memberId) });
      }
    }
  },
});

const SET = 'ledger.set';
