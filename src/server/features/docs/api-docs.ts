import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import document from '#contract/generated/openapi.json' with { type: 'json' };

/** The API document and a page to browse it, both from the contract. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
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
