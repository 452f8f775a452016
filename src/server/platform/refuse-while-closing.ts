import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/**
 * From the moment the server is told to stop: what is under way is answered, what comes new on a
 * kept connection is sent elsewhere, and every connection ends with its answer. Without that one
 * silent client would hold the stop for as long as connections are kept.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    done(closing ? new Problem('OVERLOADED', { retryAfterSeconds: 2 }) : undefined);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
}
