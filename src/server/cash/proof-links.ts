import type { Db, Tx } from '../platform/db/database.ts';
import { isSignedBy, sign } from '../platform/signature.ts';
import { listProofs, type ProofSubject } from './proof.store.ts';

/** As long as a reviewer has the page open at once; reading the subject again makes new links. */
const LINK_MINUTES = 15;

export interface ProofAddress extends ProofSubject {
  proofId: bigint;
}

/** Links to the proofs of something, each signed and good for a quarter of an hour. */
export async function proofLinks(
  db: Db | Tx,
  secret: string,
  subject: ProofSubject,
  now: Date,
): Promise<{ url: string; addedAt: string }[]> {
  return signedProofs(await listProofs(db, subject), secret, subject, now);
}

/** The same of proofs that were read with their subject. */
export function signedProofs(
  proofs: readonly { id: bigint; addedAt: Date }[],
  secret: string,
  subject: ProofSubject,
  now: Date,
): { url: string; addedAt: string }[] {
  const until = String(now.getTime() + LINK_MINUTES * 60_000);
  return proofs.map(({ id, addedAt }) => {
    const address = { ...subject, proofId: id };
    const signature = sign(secret, messageOf(address, until));
    return {
      url: `${pathOf(address)}?until=${until}&signature=${signature}`,
      addedAt: addedAt.toISOString(),
    };
  });
}

/** Whether a link was made here, in constant time; whether it has run out is another matter. */
export function isProofLink(
  secret: string,
  address: ProofAddress,
  { until, signature }: { until: string; signature: string },
): boolean {
  return isSignedBy(secret, messageOf(address, until), signature);
}

const pathOf = ({ brand, subject, subjectId, proofId }: ProofAddress): string =>
  `/proofs/${brand}/${subject}/${subjectId}/${proofId}`;

const messageOf = (address: ProofAddress, until: string): string =>
  `proof:${pathOf(address)} ${until}`;
