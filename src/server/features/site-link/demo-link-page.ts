import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../parts.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { Problem } from '../../platform/problem.ts';
import { setPagePolicy } from '../../platform/security-headers.ts';
import { chooseLanguage, DEFAULT_LANGUAGE } from '../../platform/text.ts';

const DEMO_LINK = '/demo-link/';

/** Address of the page that replaces an outside one in a demo. @param name shown on it, such as `instagram` */
export const demoLink = (name: string): string => `${DEMO_LINK}${name}`;

/** The page behind the outside links of a demo: it says that a real site would lead elsewhere. */
export function demoLinkPage({
  text,
  brands,
}: Pick<Parts, 'text' | 'brands'>): (app: FastifyInstance) => void {
  return (app) => {
    app.get<{ Params: { name: string } }>(`${DEMO_LINK}:name`, async (request, reply) => {
      const { name } = request.params;
      const brand = brands.byHost(request.hostname);
      if (brand === null || !/^[\w-]{1,40}$/.test(name)) throw new Problem('NOT_FOUND');
      const language = chooseLanguage(request.headers, text.languages, DEFAULT_LANGUAGE);
      const say = (key: string) =>
        escapeHtml(text.say(language, `sandbox:${key}`, { name, brand: brand.name }));
      const nonce = randomBytes(16).toString('base64');
      setPagePolicy(reply, { nonce });
      return reply.headers({ 'cache-control': 'no-store' }).type('text/html; charset=utf-8')
        .send(`<!doctype html>
<html lang="${escapeHtml(language)}" dir="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say('link.title')}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>${say('link.title')}</h1>
<p>${say('link.text')}</p>
<a href="/">${say('link.back')}</a>
</main>
</body>
</html>`);
    });
  };
}

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;box-sizing:border-box;font:16px/1.5 system-ui,sans-serif}
main{max-width:440px}h1{font-size:24px;line-height:1.25}
a{display:inline-block;padding:12px 0}`;
