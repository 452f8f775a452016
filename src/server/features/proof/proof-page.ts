import type { FastifyInstance } from 'fastify';
import { isProofLink } from '../../cash/proof-links.ts';
import { readProof } from '../../cash/proof.store.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';

interface Params {
  brand: string;
  subject: string;
  subjectId: string;
  proofId: string;
}

const ID = /^[1-9][0-9]{0,18}$/;

/** Shows a proof to whoever has its link, until the link has run out. */
export function proofPage(deps: {
  db: Db;
  clock: Clock;
  secret: string;
}): (app: FastifyInstance) => void {
  return (app) => {
    app.get<{ Params: Params; Querystring: { until?: string; signature?: string } }>(
      '/proofs/:brand/:subject/:subjectId/:proofId',
      async (request, reply) => {
        const { brand, subject, subjectId, proofId } = request.params;
        const isSubject =
          subject === 'withdrawal' || subject === 'deposit' || subject === 'application';
        if (!isSubject || !ID.test(subjectId) || !ID.test(proofId)) throw new Problem('NOT_FOUND');
        const of = { brand, subject, subjectId: BigInt(subjectId) } as const;
        const address = { ...of, proofId: BigInt(proofId) };
        const { until = '', signature = '' } = request.query;
        if (!isProofLink(deps.secret, address, { until, signature })) {
          throw new Problem('NOT_FOUND');
        }
        if (Number(until) <= deps.clock.now().getTime()) throw new Problem('PROOF_LINK_EXPIRED');
        const bytes = await readProof(deps.db, of, address.proofId);
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
