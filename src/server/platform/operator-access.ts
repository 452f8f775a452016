import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from './config.ts';
import { sameText } from './signature.ts';

/** Whether a request may read metrics, API documents and the details of health. */
export type OperatorAccess = (request: { readonly headers: IncomingHttpHeaders }) => boolean;

/**
 * One bearer token on every host, which Prometheus and curl both send: no second port to configure,
 * to bind and to keep closed. Without a token a demo is open and production closed. A refusal is
 * NOT_FOUND, so that a host does not show what it has.
 */
export function operatorAccess({
  mode,
  metricsToken,
}: Pick<Config, 'mode' | 'metricsToken'>): OperatorAccess {
  if (metricsToken === '') return () => mode === 'demo';
  return ({ headers }) => sameText(headers.authorization ?? '', `Bearer ${metricsToken}`);
}
