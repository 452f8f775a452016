import { addDays } from '#domain/day/day.ts';
import { tellMember } from '../../account/tell-member.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { accountsOf } from './account.read.ts';
import type { AnswerRequest, ContractDay } from './answer-contract.ts';
import { BRAND_PAYS, type ContractRow, endWithDownlines, holdContract } from './contract.store.ts';

/** The side of a member in a contract. @throws Problem CONTRACT_NOT_FOUND */
export function sideOf(
  { uplineId, downlineId }: Pick<ContractRow, 'uplineId' | 'downlineId'>,
  memberId: bigint,
): 'upline' | 'downline' {
  if (memberId === uplineId) return 'upline';
  if (memberId === downlineId) return 'downline';
  throw new Problem('CONTRACT_NOT_FOUND');
}

/**
 * One side asks for the end: it comes when the other one agrees, or after the notice.
 * @throws Problem CONTRACT_NOT_FOUND, CONTRACT_CHANGED
 */
export async function askContractEnd(
  tx: Tx,
  { brand, memberId, contractId }: AnswerRequest,
  { clock, today }: Pick<ContractDay, 'clock' | 'today'>,
): Promise<void> {
  const contract = await holdContract(tx, brand, contractId);
  const side = sideOf(contract, memberId);
  if (contract.status !== 'active' || contract.endAskedBy !== null) {
    throw new Problem('CONTRACT_CHANGED');
  }
  const { noticeDays } = contract.terms;
  await tx
    .updateTable('contract')
    .set({ end_asked_by: side, end_by_itself: addDays(today, noticeDays) })
    .where('id', '=', contractId)
    .execute();
  const other = side === 'upline' ? contract.downlineId : contract.uplineId;
  if (other === BRAND_PAYS) return;
  const [account = ''] = await accountsOf(tx, [memberId]);
  await tellMember(tx, { brand, memberId: other }, 'contractEndAsked', { account }, clock);
}

/**
 * The other side agrees, so that the contract ends with the period that runs; otherwise the notice runs on.
 * @throws Problem CONTRACT_NOT_FOUND, CONTRACT_CHANGED
 */
export async function answerContractEnd(
  tx: Tx,
  { brand, memberId, contractId }: AnswerRequest,
  agrees: boolean,
  day: Pick<ContractDay, 'clock' | 'today'>,
): Promise<void> {
  const contract = await holdContract(tx, brand, contractId);
  const side = sideOf(contract, memberId);
  const { status, endAskedBy } = contract;
  if (status !== 'active' || endAskedBy === null || endAskedBy === side) {
    throw new Problem('CONTRACT_CHANGED');
  }
  if (agrees) await endWithDownlines(tx, contract, 'terminated', day);
}
