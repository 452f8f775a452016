import type { FairnessProof, RoundReplay } from '#contract/generated/types.ts';

/** Data to replay and prove a round; the record shows it with the round. */
export interface RoundEvidence {
  replay: RoundReplay | null;
  fairness: FairnessProof | null;
}

export type RoundEvidenceSource = (
  owner: { brand: string; memberId: bigint },
  roundRef: string,
) => Promise<RoundEvidence>;
