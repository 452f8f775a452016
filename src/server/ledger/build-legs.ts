import type { Fund } from '#contract/generated/types.ts';
import type { Posting } from '#domain/ledger/posting.ts';
import type { FundAccounts } from './account-directory.ts';
import { isReversal } from './check-request.ts';
import type { FundLeg, PreparedOperation, SystemLeg } from './operation.ts';
import type { TransferRequest } from './transfer-request.ts';

export type Legs = Pick<PreparedOperation, 'anchorAccount' | 'fundLegs' | 'systemLegs'>;

/**
 * Postings as legs on accounts. The cash account is always among them: it is the member's anchor,
 * and its balance is part of every answer.
 * @param systems ids of the postings' system accounts, in their order.
 * @returns null when the member lacks an account that is needed.
 */
export function buildLegs(
  request: TransferRequest,
  postings: readonly Posting[],
  funds: FundAccounts,
  systems: readonly bigint[],
): Legs | null {
  const anchorAccount = funds.get('cash');
  if (anchorAccount === undefined) return null;
  const reads =
    isReversal(request) || request.requires !== undefined || request.forbids !== undefined;
  const fundLegs: FundLeg[] = [];
  const systemLegs: SystemLeg[] = [];
  const seen = new Set<Fund>();
  let seq = 0;
  const add = (fund: Fund, draw: number, amountMicro: bigint): boolean => {
    const account = funds.get(fund);
    if (account === undefined) return false;
    seq += 1;
    const anchor = fund === 'cash' && !seen.has(fund);
    fundLegs.push({ account, seq, draw, amountMicro, anchor, guarded: anchor && reads });
    seen.add(fund);
    return true;
  };
  for (const [draw, posting] of postings.entries()) {
    const { amountMicro } = posting;
    if ('system' in posting) {
      const account = systems[systemLegs.length];
      if (account === undefined) throw new Error('a system account was not prepared');
      seq += 1;
      systemLegs.push({ account, seq, amountMicro });
    } else {
      const from = 'fund' in posting ? [posting.fund] : posting.drawFrom;
      const found = from.filter((fund) => add(fund, draw, amountMicro));
      if (found.length === 0) return null;
    }
  }
  for (const fund of ['cash' as const, ...(request.report ?? [])]) {
    if (!seen.has(fund)) add(fund, -1, 0n);
  }
  return { anchorAccount, fundLegs, systemLegs };
}
