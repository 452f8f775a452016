import type { ContractRequestType } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import type { Db } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { waitingContracts } from '../../tree/contract/waiting-contracts.read.ts';

/** Which contract requests wait for a player's answer, by the contract's fields. */
export async function waitingRequests(db: Db, member: MemberKey) {
  const waiting = await waitingContracts(db, member);
  const of = (kind: string): ContractRequestType => waiting.get(kind) ?? 'none';
  return {
    divtypereq: of('dividend'),
    dailysalreqtype: of('dailySalary'),
    contracthoursalreq: of('hourlySalary'),
    realtimesalreqtype: of('realTimeSalary'),
  } satisfies Partial<ReplyOf<'getConsolidatedFunds'>>;
}
