import { LEDGER_KINDS, MONEY_KINDS, movementTopic } from '#domain/ledger/money-kind.ts';
import { REGISTERED_TOPIC } from '../../tree/invitation/accept-invitation.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { Parts } from '../../parts.ts';
import type { Consumer, OutboxEvent } from '../../platform/outbox/consumer.ts';
import { CREDITED_SET, movementsOf } from '../../play/facts/movements-of.ts';
import { ROUNDS_SETTLED, roundsOf } from '../../play/facts/rounds-of.ts';
import { countMovements, type CountedMovement } from './count-movements.ts';
import { countForTeams } from './count-for-teams.ts';

/**
 * Keeps the figures of all teams: every settled bet, deposit, withdrawal, bonus and rebate is added to
 * the account and to the chain above it at its time. Each event counts once, whatever fails between.
 */
export function teamFigures({ brands }: Pick<Parts, 'brands'>): Consumer {
  return {
    name: 'teamFigures',
    path: 'afterRelay',
    topics: [
      ROUNDS_SETTLED,
      REGISTERED_TOPIC,
      CREDITED_SET,
      ...LEDGER_KINDS.filter(isCounted).map(movementTopic),
    ],
    async consume(tx, events) {
      for (const [id, rounds] of roundsOf(events)) {
        const brand = brands.byId(id);
        const { rates } = settingOf(brand, 'agentPolicy');
        await countForTeams(tx, id, rounds, { ...settingOf(brand, 'brandDay'), rates });
      }
      const movements = [...registrationsOf(events), ...movementsOf(events)];
      for (const brand of new Set(movements.map((one) => one.brand))) {
        const own = movements.filter((one) => one.brand === brand);
        await countMovements(tx, brand, own, settingOf(brands.byId(brand), 'brandDay'));
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
    return [{ id: 0n, brand, memberId: BigInt(memberId), kind, currency, amountMicro: 0n, at }];
  });
