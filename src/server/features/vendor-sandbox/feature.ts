import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { Problem } from '../../platform/problem.ts';
import { answerAccount } from '../../outside/sandbox/answer-account.ts';
import { answerReport } from '../../outside/sandbox/answer-report.ts';
import { REPORT_PATH, WALLET_PATH } from '../../outside/sandbox/suppliers.ts';
import { sandboxPages } from '../../outside/sandbox/sandbox-pages.ts';
import { sandboxVendors } from './sandbox-vendors.ts';
import { seedSandboxVendors } from './seed-sandbox-vendors.ts';

export const SANDBOX_PATH = '/sandbox-vendors';

const REPORT_ADDRESS = new RegExp(`^${SANDBOX_PATH}/(\\w+)${REPORT_PATH}$`);
const WALLET_ADDRESS = new RegExp(`^${SANDBOX_PATH}/(\\w+)${WALLET_PATH}/(\\w+)$`);

/** Suppliers of a demo within this server. They call its wallet as others do, signed and in their dialects. */
export function vendorSandboxFeature(parts: Parts): Feature {
  if (parts.config.mode !== 'demo') return { name: 'vendor-sandbox' };
  return {
    name: 'vendor-sandbox',
    pages: [pages(parts)],
    openDemo: () => seedSandboxVendors(parts, SANDBOX_PATH),
  };
}

const pages = (parts: Parts) => (app: FastifyInstance) => {
  const find = sandboxVendors(parts, (request) => app.inject(request));
  parts.vendors.answerPaths(async (url, { headers, body }) => {
    const [, reporter = ''] = REPORT_ADDRESS.exec(url) ?? [];
    if (reporter !== '') {
      const found = await find(reporter);
      if (found !== null) return answerReport(found.report, headers, Buffer.from(body));
    }
    const [, code = '', path = ''] = WALLET_ADDRESS.exec(url) ?? [];
    const desk = (await find(code))?.desk ?? null;
    return desk === null
      ? { status: 404, body: '{}' }
      : answerAccount(desk, path, headers, Buffer.from(body));
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { code = '', '*': rest = '' } = request.params as Record<string, string>;
    const found = await find(code);
    if (found === null) throw new Problem('NOT_FOUND');
    const answered = await sandboxPages(
      found.vendor,
      `${SANDBOX_PATH}/${code}`,
    )({
      method: request.method,
      path: `/${rest}`,
      query: request.query as Record<string, string | undefined>,
      body: request.body,
    });
    return reply
      .status(answered.status)
      .headers(answered.headers)
      .type(answered.type)
      .send(answered.body);
  };
  app.get(`${SANDBOX_PATH}/:code/*`, answer);
  app.post(`${SANDBOX_PATH}/:code/*`, answer);
  // The game's frame has a separate origin, so that the browser asks first.
  app.options(`${SANDBOX_PATH}/:code/*`, (request, reply) =>
    reply
      .status(204)
      .headers({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers':
          request.headers['access-control-request-headers'] ?? 'content-type',
        'access-control-max-age': '600',
      })
      .send(),
  );
};
