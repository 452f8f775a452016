import type { AgentContract, ContractKind, ContractTerms } from '#contract/generated/types.ts';
import { contractWindow } from '#domain/contract/contract-window.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import type { Clock } from '../../platform/clock.ts';
import { tellMember } from '../../account/tell-member.ts';
import { accountsOf } from './account.read.ts';

/** The payer of contracts with top agents. */
export const BRAND_PAYS = 0n;
const DAY_MS = 86_400_000;

export interface ContractRow {
  readonly id: bigint;
  readonly brand: string;
  readonly kind: ContractKind;
  /** BRAND_PAYS: the brand. */
  readonly uplineId: bigint;
  readonly downlineId: bigint;
  readonly status: AgentContract['status'];
  readonly terms: ContractTerms;
  readonly offeredAt: Date;
  readonly expiresAt: Date;
  readonly fromDay: string | null;
  readonly toDay: string | null;
  readonly endAskedBy: 'upline' | 'downline' | null;
  readonly endByItself: string | null;
}

/** Both sides of a contract as a key. */
export const pairOf = ({
  uplineId,
  downlineId,
}: Pick<ContractRow, 'uplineId' | 'downlineId'>): string => `${uplineId} ${downlineId}`;

export const CONTRACT = [
  'id',
  'brand',
  'kind',
  'upline_id as uplineId',
  'downline_id as downlineId',
  'status',
  'terms',
  'offered_at as offeredAt',
  'expires_at as expiresAt',
  'from_day as fromDay',
  'to_day as toDay',
  'end_asked_by as endAskedBy',
  'end_by_itself as endByItself',
] as const;

/** A contract, held until the transaction ends. @throws Problem CONTRACT_NOT_FOUND */
export async function holdContract(tx: Tx, brand: string, id: bigint): Promise<ContractRow> {
  const row = await tx
    .selectFrom('contract')
    .select(CONTRACT)
    .where('id', '=', id)
    .where('brand', '=', brand)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Problem('CONTRACT_NOT_FOUND');
  return row as ContractRow;
}

export async function findContract(
  db: Db | Tx,
  brand: string,
  id: bigint,
): Promise<ContractRow | null> {
  const row = await db
    .selectFrom('contract')
    .select(CONTRACT)
    .where('id', '=', id)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return (row as ContractRow | undefined) ?? null;
}

/** The contract that a downline has of a kind, held against a change of its terms; null: none. */
export async function activeContract(
  tx: Tx,
  downlineId: bigint,
  kind: ContractKind,
): Promise<ContractRow | null> {
  const row = await tx
    .selectFrom('contract')
    .select(CONTRACT)
    .where('downline_id', '=', downlineId)
    .where('kind', '=', kind)
    .where('status', '=', 'active')
    .forShare()
    .executeTakeFirst();
  return (row as ContractRow | undefined) ?? null;
}

/** The contracts that an agent has with downlines. */
export async function contractsBelow(
  tx: Tx,
  uplineId: bigint,
  kind: ContractKind,
): Promise<readonly ContractRow[]> {
  const rows = await tx
    .selectFrom('contract')
    .select(CONTRACT)
    .where('upline_id', '=', uplineId)
    .where('kind', '=', kind)
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  return rows as ContractRow[];
}

export interface NewOffer {
  readonly brand: string;
  readonly kind: ContractKind;
  readonly uplineId: bigint;
  readonly downlineId: bigint;
  readonly terms: ContractTerms;
  readonly offerDays: number;
}

/** Writes an offer. @throws Problem CONTRACT_OFFER_WAITING */
export async function writeOffer(
  tx: Tx,
  { brand, kind, uplineId, downlineId, terms, offerDays }: NewOffer,
  now: Date,
): Promise<ContractRow> {
  const row = await tx
    .insertInto('contract')
    .values({
      id: newId(),
      brand,
      kind,
      upline_id: uplineId,
      downline_id: downlineId,
      status: 'offered',
      terms: JSON.stringify(terms),
      period: terms.period,
      offered_at: now,
      expires_at: new Date(now.getTime() + offerDays * DAY_MS),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(CONTRACT)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('CONTRACT_OFFER_WAITING');
  return row as ContractRow;
}

/** Ends an active contract with the period that runs. */
async function endContract(
  tx: Tx,
  contract: ContractRow,
  status: 'superseded' | 'terminated',
  today: string,
): Promise<void> {
  await tx
    .updateTable('contract')
    .set({ status, to_day: contractWindow(contract.terms.period, today).to })
    .where('id', '=', contract.id)
    .where('status', '=', 'active')
    .execute();
}

export interface Ending {
  readonly today: string;
  readonly clock: Clock;
}

/**
 * Ends a contract, and those of all downlines that follow from it: no contract remains whose offerer has none. Each
 * downline gets a message. @param status of the first one
 */
export async function endWithDownlines(
  tx: Tx,
  contract: ContractRow,
  status: 'superseded' | 'terminated',
  ending: Ending,
): Promise<void> {
  await endContract(tx, contract, status, ending.today);
  if (status === 'superseded') return;
  const { brand, downlineId: memberId, kind } = contract;
  // A brand that pays is named instead.
  const [account = brand] = await accountsOf(
    tx,
    contract.uplineId === BRAND_PAYS ? [] : [contract.uplineId],
  );
  const facts = { account };
  await tellMember(tx, { brand, memberId }, 'contractEnded', facts, ending.clock);
  for (const below of await contractsBelow(tx, memberId, kind)) {
    await endWithDownlines(tx, below, 'terminated', ending);
  }
}
