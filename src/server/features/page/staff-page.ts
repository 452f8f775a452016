import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../platform/problem.ts';
import { chooseLanguage, DEFAULT_LANGUAGE, type ServerText } from '../../platform/text.ts';
import { composePage, sendPage } from './html-page.ts';

export interface StaffPageOptions {
  /** With its slashes: `/office/`. */
  path: string;
  template: string;
  /** Whether the app is served on this host. */
  isServed: (host: string) => boolean;
  /** The origin of the app that a request came to. */
  originOf: (request: FastifyRequest) => string;
  text: ServerText;
  /** Hosts whose preview the app shows in a frame, by the place within the app: `denluma/theme`. */
  frames?: (place: string) => readonly string[];
}

/** One page for every address of a staff app; the app finds its way by itself. */
export function staffPage(options: StaffPageOptions): (app: FastifyInstance) => void {
  const { path, template } = options;
  return (app) => {
    const bare = path.slice(0, -1);
    const send = (request: FastifyRequest, reply: FastifyReply) => {
      if (!options.isServed(request.hostname)) throw new Problem('NOT_FOUND');
      // The router takes both for one; the app's own addresses hang on the slash.
      if (request.url.split('?')[0] === bare) return reply.redirect(path);
      const language = chooseLanguage(request.headers, options.text.languages, DEFAULT_LANGUAGE);
      const hosts = options.frames?.(placeOf(request)) ?? [];
      const frames = hosts.length === 0 ? [] : framesOf(hosts, options.originOf(request));
      const page = composePage(template, 200, {
        language,
        direction: 'ltr',
        scheme: 'system',
        head: (nonce) => `<meta property="csp-nonce" nonce="${nonce}">`,
        app: '',
        boot: null,
        ...(frames.length === 0 ? {} : { sources: { frameSources: frames.join(' ') } }),
      });
      return sendPage(reply, page, false);
    };
    app.get(bare, send);
    app.get(`${path}*`, send);
  };
}

/** What follows the path of the app. */
function placeOf(request: FastifyRequest): string {
  return (request.params as { '*'?: string })['*'] ?? '';
}

/** A brand's hosts in the scheme and on the port of the app, as previewAddress writes them. */
function framesOf(hosts: readonly string[], origin: string): string[] {
  if (!URL.canParse(origin)) return [];
  const { protocol, port } = new URL(origin);
  return hosts.map((host) => `${protocol}//${host}${port === '' ? '' : `:${port}`}`);
}
