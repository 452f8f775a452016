import { LEDGER_KINDS, MONEY_KINDS, movementTopic } from '#domain/ledger/money-kind.ts';
import { REGISTERED_TOPIC } from '../../tree/invitation/accept-invitation.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Consumer, OutboxEvent } from '../../platform/outbox/consumer.ts';
import { CREDITED_SET, movementsOf } from '../facts/movements-of.ts';
import { ROUNDS_SETTLED, roundsOf } from '../facts/rounds-of.ts';
import { countMovements, type CountedMovement } from './count-movements.ts';
import { countRounds } from './count-rounds.ts';
import type { FigureTerms } from './figure-terms.ts';

/**
 * Keeps all figures: every settled round, deposit, withdrawal, bonus and rebate is added to the cells of
 * its member and of the brand, and to the teams above at its time. Each event counts once, despite any
 * failure between.
 */
export function figures(deps: { termsOf: (brand: string) => FigureTerms; clock: Clock }): Consumer {
  return {
    name: 'figures',
    path: 'afterRelay',
    topics: [
      ROUNDS_SETTLED,
      REGISTERED_TOPIC,
      CREDITED_SET,
      ...LEDGER_KINDS.filter(isCounted).map(movementTopic),
    ],
    async consume(tx, events) {
      for (const [brand, rounds] of roundsOf(events)) {
        await countRounds(tx, brand, rounds, deps.termsOf(brand), deps.clock);
      }
      const movements = [...registrationsOf(events), ...movementsOf(events)];
      for (const brand of new Set(movements.map((one) => one.brand))) {
        const own = movements.filter((one) => one.brand === brand);
        await countMovements(tx, brand, own, deps.termsOf(brand));
      }
    },
  };
}

/** A rollback counts for what it takes back. */
const isCounted = (kind: (typeof LEDGER_KINDS)[number]): boolean =>
  kind === 'rollback' || MONEY_KINDS[kind].figure !== null || MONEY_KINDS[kind].listed;

const registrationsOf = (events: readonly OutboxEvent[]): readonly CountedMovement[] =>
  events.flatMap((event) => {
    if (event.topic !== REGISTERED_TOPIC) return [];
    const { brand, memberId, currency } = event.payload;
    const at = event.createdAt;
    const kind = 'registered' as const;
    const of = { brand, memberId: BigInt(memberId), kind, currency, channel: '' };
    return [{ ...of, id: 0n, amountMicro: 0n, at }];
  });
