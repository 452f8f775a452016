import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { OperatorAccess } from '../../platform/operator-access.ts';
import { Problem } from '../../platform/problem.ts';
import document from '#contract/generated/openapi.json' with { type: 'json' };

/** The API document and a page to browse it, both from the contract, for operators. */
export function apiDocs(isOperator: OperatorAccess) {
  return (app: FastifyInstance): Promise<void> => serveDocs(app, isOperator);
}

async function serveDocs(app: FastifyInstance, isOperator: OperatorAccess): Promise<void> {
  // Covers the page's own files too: the scope holds nothing else.
  app.addHook('onRequest', async (request) => {
    if (!isOperator(request)) throw new Problem('NOT_FOUND');
  });
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none', deepLinking: true, persistAuthorization: false },
    theme: {
      title: document.info.title,
      // The bar above the page is the library's own sign and a field for other documents.
      css: [{ filename: 'page.css', content: '.swagger-ui .topbar { display: none; }' }],
    },
    staticCSP: true,
  });
  app.get('/api/openapi.json', (_request, reply) => reply.send(document));
}
