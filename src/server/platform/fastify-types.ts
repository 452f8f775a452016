import type { RouteName } from './dialect-operation.ts';
import type { CallFacts } from './route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Filled by the gates of an operation. */
    facts?: CallFacts;
    /** The language in which this request is answered. */
    language: string;
    /** The body as it came, before it was parsed. */
    rawBody?: Buffer;
  }
  interface FastifyContextConfig {
    operation?: RouteName;
  }
}
