import type { FairnessProof, RoundReplay } from '#contract/generated/types.ts';
import type { MemberKey } from '../platform/session/member-key.ts';

/** Data to replay and prove a round; the record shows it with the round. */
export interface RoundEvidence {
  replay: RoundReplay | null;
  fairness: FairnessProof | null;
}

export type RoundEvidenceSource = (owner: MemberKey, roundRef: string) => Promise<RoundEvidence>;
