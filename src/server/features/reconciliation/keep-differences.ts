import { sql } from 'kysely';
import type { DifferenceFault, ReconciledParty } from '#contract/generated/types.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';

export interface FoundDifference {
  readonly brand: string;
  readonly fault: DifferenceFault;
  readonly reference: string;
  readonly memberId: bigint;
  readonly currency: string;
  readonly hereMicro: bigint | null;
  readonly thereMicro: bigint | null;
  readonly roundRef: string | null;
  readonly at: Date;
}

interface Finding {
  readonly runId: bigint;
  readonly party: ReconciledParty;
  readonly now: Date;
}

/**
 * Keeps what a comparison found. A difference is one row however often it is found: what waits continues to wait while
 * its amounts stay, and what was ended is opened again when it is found with others.
 */
export async function keepDifferences(
  tx: Tx,
  { runId, party, now }: Finding,
  found: readonly FoundDifference[],
): Promise<void> {
  for (const one of found) {
    const isOpenRound = one.fault === 'open';
    await sql`
      insert into reconciliation_difference as d (id, brand, party_kind, party, run_id, fault, reference,
        member_id, currency, here_micro, there_micro, round_ref, at, state, found_at)
      values (${newId()}, ${one.brand}, ${party.kind}, ${party.code}, ${runId}, ${one.fault},
        ${one.reference}, ${one.memberId}, ${one.currency}, ${one.hereMicro}, ${one.thereMicro},
        ${one.roundRef}, ${one.at}, 'open', ${now})
      on conflict (party_kind, party, member_id, currency, reference, (fault = 'open')) do update set
        run_id = excluded.run_id, fault = excluded.fault, here_micro = excluded.here_micro,
        there_micro = excluded.there_micro,
        version = d.version + case when ${same()} then 0 else 1 end,
        state = case
          when ${same()} and d.state in ('open', 'asked', 'explained') then d.state
          else 'open' end,
        found_at = case when ${same()} then d.found_at else excluded.found_at end
      where d.brand = excluded.brand and (d.fault = 'open') = ${isOpenRound}`.execute(tx);
  }
}

/** The amounts are those that the row has; one that was repaired or had agreed is found again. */
const same = () => sql`(
  d.here_micro is not distinct from excluded.here_micro
  and d.there_micro is not distinct from excluded.there_micro
  and d.state in ('open', 'asked', 'explained')
)`;

/** Ends what waits within the period and was not found by this run. */
export async function endAgreed(
  tx: Tx,
  { runId, party, now }: Finding,
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  await tx
    .updateTable('reconciliation_difference')
    .set((is) => ({ state: 'agreed', decided_at: now, version: is('version', '+', 1) }))
    .where('party_kind', '=', party.kind)
    .where('party', '=', party.code)
    .where('state', 'in', ['open', 'asked'])
    .where('run_id', '<>', runId)
    .where((is) =>
      is.or([is('fault', '=', 'open'), is.and([is('at', '>=', from), is('at', '<', to)])]),
    )
    .execute();
}
