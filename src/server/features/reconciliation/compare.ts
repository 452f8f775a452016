import { faultOf } from '#domain/reconciliation/fault-of.ts';
import type { DifferenceFault } from '#contract/generated/types.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Candidate, candidates, type Compared, hereNow } from './compare.read.ts';
import { endAgreed, type FoundDifference, keepDifferences } from './keep-differences.ts';
import { openEnds } from './open-ends.read.ts';

/** More differences say that the report is of something else. */
export const MOST_DIFFERENCES = 5_000;
const MOST_STRANGERS = 20;

export class TooManyDifferences extends Error {
  override name = 'TooManyDifferences';
}

export interface Comparison {
  readonly counts: Readonly<Record<DifferenceFault, number>>;
  /** References of the report that belong to no player of ours. */
  readonly strangers: readonly string[];
}

/**
 * Compares the staged report of a run with the ledger, keeps what differs and ends what agrees now. What differs
 * within the period is judged once more by what the ledger has of it at any time, repairs included.
 * @throws TooManyDifferences
 */
export async function compare(tx: Tx, compared: Compared): Promise<Comparison> {
  const { party, runId, now } = compared;
  const suspects = await candidates(tx, compared, MOST_DIFFERENCES + 1);
  if (suspects.length > MOST_DIFFERENCES) throw new TooManyDifferences();
  const judged = await judge(tx, compared, suspects);
  const open = await openEnds(tx, compared, MOST_DIFFERENCES);
  const found = [...judged.found, ...open];
  await keepDifferences(tx, { runId, party, now }, found);
  await endAgreed(tx, { runId, party, now }, compared);
  const count = (fault: DifferenceFault) => found.filter((one) => one.fault === fault).length;
  return {
    counts: {
      missingHere: count('missingHere'),
      missingThere: count('missingThere'),
      differs: count('differs'),
      open: count('open'),
    },
    strangers: judged.strangers.slice(0, MOST_STRANGERS),
  };
}

async function judge(
  tx: Tx,
  compared: Compared,
  suspects: readonly Candidate[],
): Promise<{ found: FoundDifference[]; strangers: string[] }> {
  const { party } = compared;
  const isChannel = party.kind === 'channel';
  const roots = suspects.map(({ root }) => root);
  const keyOf = (root: string, memberId: bigint, currency: string) =>
    isChannel ? `${root} ${currency}` : `${root} ${memberId} ${currency}`;
  const here = new Map(
    (await hereNow(tx, compared, roots)).map((row) => [
      keyOf(row.root, row.member_id, row.currency),
      row,
    ]),
  );
  const adjusted = await adjustedBy(tx, compared, roots);
  const owners = await ownersOf(tx, compared, suspects);
  const found: FoundDifference[] = [];
  const strangers: string[] = [];
  for (const suspect of suspects) {
    const { root, currency, there: thereMicro } = suspect;
    const row = here.get(keyOf(root, suspect.member_id, currency));
    const owner = row ?? owners.get(isChannel ? root : String(suspect.member_id));
    if (owner === undefined) {
      strangers.push(root);
      continue;
    }
    const memberId = owner.member_id;
    const corrected = adjusted.get(`${root} ${memberId} ${currency}`) ?? 0n;
    const hereMicro = row === undefined && corrected === 0n ? null : (row?.here ?? 0n) + corrected;
    const fault = faultOf({ hereMicro, thereMicro });
    if (fault === null) continue;
    const { brand } = owner;
    const { round_ref: roundRef, at } = suspect;
    const sides = { hereMicro, thereMicro };
    found.push({ brand, fault, reference: root, memberId, currency, ...sides, roundRef, at });
  }
  return { found, strangers };
}

interface Owner {
  readonly brand: string;
  readonly member_id: bigint;
}

/** Owners of what is not here: by the member of the line, or by the order at the channel. */
async function ownersOf(
  tx: Tx,
  { party }: Compared,
  suspects: readonly Candidate[],
): Promise<ReadonlyMap<string, Owner>> {
  if (suspects.length === 0) return new Map();
  if (party.kind === 'channel') {
    const orders = await tx
      .selectFrom('deposit')
      .select(['reference', 'brand', 'member_id'])
      .where('channel', '=', party.code)
      .where(
        'reference',
        'in',
        suspects.map(({ root }) => root),
      )
      .execute();
    return new Map(orders.map(({ reference, ...owner }) => [reference, owner]));
  }
  const members = await tx
    .selectFrom('member')
    .select(['id as member_id', 'brand'])
    .where('id', 'in', [...new Set(suspects.map(({ member_id: id }) => id))])
    .execute();
  return new Map(members.map((owner) => [String(owner.member_id), owner]));
}

/** Corrections that were made for references, by reference, member and currency. */
async function adjustedBy(
  tx: Tx,
  { party }: Compared,
  references: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  if (references.length === 0) return new Map();
  const rows = await tx
    .selectFrom('reconciliation_difference')
    .select(['reference', 'member_id', 'currency', 'adjusted_micro'])
    .where('party_kind', '=', party.kind)
    .where('party', '=', party.code)
    .where('reference', 'in', references)
    .where('adjusted_micro', '<>', 0n)
    .execute();
  return new Map(
    rows.map((row) => [`${row.reference} ${row.member_id} ${row.currency}`, row.adjusted_micro]),
  );
}
