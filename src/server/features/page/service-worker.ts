import type { FastifyInstance } from 'fastify';
import { sha256Hex } from '../../platform/signature.ts';
import { FIRST_SCREENS, type WebBuild } from './web-build.ts';

/** It asks its own site and nobody else. */
const POLICY = "default-src 'none'; connect-src 'self'";

/**
 * The site's service worker at the root, whose scope is the whole site. Before the built script
 * stands what this release consists of, so that every release is a new worker.
 */
export function serviceWorker(web: WebBuild): (app: FastifyInstance) => void {
  const assets = [...web.scriptsOf([FIRST_SCREENS]), ...web.stylesOf([FIRST_SCREENS]).addresses];
  const release = sha256Hex(JSON.stringify([web.serviceWorker, assets])).slice(0, 16);
  const script = `self.shell=${JSON.stringify({ release, assets })};\n${web.serviceWorker}`;
  return (app) => {
    app.get('/service-worker.js', (_request, reply) =>
      reply
        // Asked for anew at every look for an update.
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': POLICY })
        .type('text/javascript; charset=utf-8')
        .send(script),
    );
  };
}
