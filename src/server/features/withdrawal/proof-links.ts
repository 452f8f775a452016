import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { isSignedBy, sign } from '../../platform/signature.ts';
import { readProof } from './withdrawal-proof.store.ts';

/** As long as a reviewer has the page open at once; reading the withdrawal again makes new links. */
const LINK_MINUTES = 15;

interface Proof {
  brand: string;
  withdrawalId: bigint;
  proofId: bigint;
}

interface Params {
  brand: string;
  withdrawalId: string;
  proofId: string;
}

const ID = /^[1-9][0-9]{0,18}$/;

/** The address of a proof: signed, and good for a quarter of an hour. */
export function proofLink(secret: string, proof: Proof, now: Date): string {
  const until = now.getTime() + LINK_MINUTES * 60_000;
  const path = pathOf(proof);
  return `${path}?until=${until}&signature=${signatureOf(secret, path, String(until))}`;
}

/** Shows a proof to whoever has its link. */
export function proofPage(deps: {
  db: Db;
  clock: Clock;
  secret: string;
}): (app: FastifyInstance) => void {
  return (app) => {
    app.get<{ Params: Params; Querystring: { until?: string; signature?: string } }>(
      '/proofs/:brand/:withdrawalId/:proofId',
      async (request, reply) => {
        const { brand, withdrawalId, proofId } = request.params;
        if (!ID.test(withdrawalId) || !ID.test(proofId)) throw new Problem('NOT_FOUND');
        const proof = { brand, withdrawalId: BigInt(withdrawalId), proofId: BigInt(proofId) };
        const { until = '', signature = '' } = request.query;
        const message = `${pathOf(proof)} ${until}`;
        const isOurs = isSignedBy(deps.secret, `proof:${message}`, signature);
        if (!isOurs) throw new Problem('NOT_FOUND');
        if (Number(until) <= deps.clock.now().getTime()) throw new Problem('PROOF_LINK_EXPIRED');
        const bytes = await readProof(deps.db, proof);
        if (bytes === null) throw new Problem('NOT_FOUND');
        return reply
          .headers({
            'content-security-policy': "default-src 'none'; sandbox",
            'cache-control': 'private, no-store',
            'referrer-policy': 'no-referrer',
          })
          .type('image/webp')
          .send(bytes);
      },
    );
  };
}

const pathOf = ({ brand, withdrawalId, proofId }: Proof): string =>
  `/proofs/${brand}/${withdrawalId}/${proofId}`;

const signatureOf = (secret: string, path: string, until: string): string =>
  sign(secret, `proof:${path} ${until}`);
