import type { AgentContract } from '#contract/generated/types.ts';

type Waiting = Pick<AgentContract, 'status' | 'side' | 'endAskedBy'>;

/** An offer that the reader accepts or rejects. */
export const isOfferToReader = ({ status, side }: Waiting): boolean =>
  status === 'offered' && side !== 'downline';

/** The other side asks for the end. */
export const isEndAskedOfReader = ({ status, side, endAskedBy }: Waiting): boolean =>
  status === 'active' && endAskedBy === (side === 'downline' ? 'downline' : 'upline');

export const needsAnswer = (contract: Waiting): boolean =>
  isOfferToReader(contract) || isEndAskedOfReader(contract);
