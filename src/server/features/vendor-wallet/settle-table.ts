import type { TableClosed } from '#contract/generated/events.ts';
import { HOUSE } from '#domain/ledger/account-kind.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Clock } from '../../platform/clock.ts';
import { TABLE_CLOSED } from '../../play/facts/table-closed.ts';
import { writeEvent } from '../../platform/outbox/write-event.ts';
import type { GameCatalogue } from '../../vendors/game-catalogue.ts';
import type { TablePort, TableRoundResults } from '../../vendors/wallet-port.ts';

/** Members in one event of the outbox. */
const EVENT_MEMBERS = 500;

/** Many payouts at once: one statement a shard, whatever the number of seats. */
export function tablePayments(deps: {
  ledger: Pick<Ledger, 'postSet'>;
  catalogue: Pick<GameCatalogue, 'categoryOf'>;
  clock: Clock;
}): TablePort {
  return {
    async pay(provider, { brand, roundRef, currency, results }) {
      const won = results.filter(({ payoutMicro }) => payoutMicro > 0n);
      const outcome = await deps.ledger.postSet({
        brand,
        currency,
        provider,
        setRef: `${roundRef}:win:${currency}`,
        kind: 'win',
        roundRef,
        against: HOUSE,
        read: async (shard, after, limit) =>
          won
            .filter(({ memberId }) => shardOf(memberId) === shard && memberId > after)
            .slice(0, limit)
            .map(({ memberId, payoutMicro }) => ({ memberId, amountMicro: payoutMicro })),
      });
      const [refused] = outcome.refused;
      if (refused !== undefined) {
        throw new Error(`member ${refused.memberId} was not paid: ${refused.reason}`);
      }
    },

    async close(tx, provider, round) {
      for (const closed of eventsOf(provider, deps.catalogue, round)) {
        const [[member] = ['0']] = closed.results;
        const shard = shardOf(BigInt(member));
        await writeEvent(tx, TABLE_CLOSED, closed, { shard, at: deps.clock.now() });
      }
    },
  };
}

function* eventsOf(
  provider: string,
  catalogue: Pick<GameCatalogue, 'categoryOf'>,
  { brand, gameCode, roundRef, currency, product = 'game', results }: TableRoundResults,
): Generator<TableClosed> {
  const category = catalogue.categoryOf(provider, gameCode);
  for (let from = 0; from < results.length; from += EVENT_MEMBERS) {
    const part = results.slice(from, from + EVENT_MEMBERS);
    yield {
      brand,
      provider,
      gameCode,
      category,
      roundRef,
      currency,
      product,
      results: part.map(({ memberId, payoutMicro }) => [String(memberId), String(payoutMicro)]),
    };
  }
}
