import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { pagePolicy } from '../../platform/security-headers.ts';
import type { ServerText } from '../../platform/text.ts';
import { chooseLanguage, DEFAULT_LANGUAGE } from '../../platform/text.ts';
import { readSandboxPayment, type SandboxDependencies } from './settle-payment.ts';
import { sandboxPageHtml } from './sandbox-page-html.ts';

/** The page of the made-up payment company, on which a player pays or declines. */
export function sandboxPage(
  deps: Pick<SandboxDependencies, 'db' | 'clock'> & { text: ServerText },
): (app: FastifyInstance) => void {
  return (app) => {
    app.get<{ Params: { reference: string } }>(
      '/sandbox-pay/:reference',
      async (request, reply) => {
        const payment = await readSandboxPayment(deps, request.params.reference);
        const language = chooseLanguage(request.headers, deps.text.languages, DEFAULT_LANGUAGE);
        const nonce = randomBytes(16).toString('base64');
        return reply
          .headers({
            'content-security-policy': pagePolicy({ nonce }),
            'cache-control': 'no-store',
            'referrer-policy': 'no-referrer',
          })
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
