import type { FastifyInstance } from 'fastify';
import { operations } from '#contract/generated/operations.ts';
import { OperationPaths } from './operation-paths.ts';
import { Problem } from './problem.ts';

let paths: OperationPaths | undefined;

/**
 * Refuses another method at the address of an operation, with the methods that it takes. One lookup
 * replaces a route for each address and method, which took longer to register than all operations.
 */
export function refuseOtherMethods(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.operation !== undefined) return done();
    paths ??= new OperationPaths(Object.values(operations));
    const allow = paths.methodsAt(request.url);
    if (allow.length === 0) return done();
    return done(new Problem('METHOD_NOT_ALLOWED', { allow }));
  });
}
