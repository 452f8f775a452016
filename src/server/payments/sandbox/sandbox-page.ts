import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../parts.ts';
import { Problem } from '../../platform/problem.ts';
import { setPagePolicy } from '../../platform/security-headers.ts';
import { chooseLanguage, DEFAULT_LANGUAGE } from '../../platform/text.ts';
import { readSandboxPayment } from './settle-payment.ts';
import { sandboxPageHtml } from './sandbox-page-html.ts';

/** The page of the made-up payment company, on which a player pays or declines. */
export function sandboxPage(
  deps: Pick<Parts, 'db' | 'clock' | 'text'>,
): (app: FastifyInstance) => void {
  return (app) => {
    app.get<{ Params: { reference: string } }>(
      '/sandbox-pay/:reference',
      async (request, reply) => {
        // The contract's pattern guards operations; this page is not one.
        if (!/^[\w-]{1,64}$/.test(request.params.reference)) throw new Problem('PAYMENT_NOT_FOUND');
        const payment = await readSandboxPayment(deps, request.params.reference);
        const language = chooseLanguage(request.headers, deps.text.languages, DEFAULT_LANGUAGE);
        const nonce = randomBytes(16).toString('base64');
        setPagePolicy(reply, { nonce });
        return reply
          .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
          .type('text/html; charset=utf-8')
          .send(
            sandboxPageHtml(payment, {
              nonce,
              language,
              say: (key, params) => deps.text.say(language, `sandbox:${key}`, params),
            }),
          );
      },
    );
  };
}
