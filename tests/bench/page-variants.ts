import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * The same page three ways. `static` has its scripts removed: the limit of what the markup, styles,
 * fonts and pictures allow. `client` has its markup removed and starts the app at once, as a
 * client-rendered site does.
 */
export const VARIANTS = ['ours', 'static', 'client'] as const;
export type Variant = (typeof VARIANTS)[number];

export interface PageVariants {
  urlOf(variant: Variant, brand: string, path: string): string;
  close(): Promise<void>;
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The mark that makes the site's entry script start the app without waiting for a visitor. */
const STARTS_AT_ONCE = '<div data-part-pending></div>';

const REWRITES: Readonly<Record<Variant, (html: string) => string>> = {
  ours: (html) => html,
  static: (html) =>
    html
      .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
      .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, ''),
  client: (html) =>
    html
      .replace(
        /(<div id="app">)[\s\S]*(<\/div>\s*<script type="application\/json")/,
        (_all, start: string, end: string) => `${start}${STARTS_AT_ONCE}${end}`,
      )
      .replaceAll(' fetchpriority="low"', ''),
};

/**
 * Serves each variant of a running server's pages on a port of its own. All three pass through the
 * same proxy, so that its cost is in every figure.
 */
export async function startPageVariants(upstreamPort: number): Promise<PageVariants> {
  const servers = await Promise.all(
    VARIANTS.map((variant) => listen(upstreamPort, REWRITES[variant])),
  );
  const portOf = (variant: Variant): number => {
    const address = servers[VARIANTS.indexOf(variant)]?.address();
    if (typeof address !== 'object' || address === null) throw new Error(`no port for ${variant}`);
    return address.port;
  };
  return {
    urlOf: (variant, brand, path) => `http://${brand}.localhost:${portOf(variant)}${path}`,
    close: async () => {
      await Promise.all(
        servers.map((server) => {
          server.closeAllConnections();
          return new Promise((resolve) => server.close(resolve));
        }),
      );
    },
  };
}

function listen(upstreamPort: number, rewrite: (html: string) => string): Promise<Server> {
  const server = createServer((incoming, answer) => {
    const { host = '', accept, ...headers } = incoming.headers;
    const isPage = accept?.includes('text/html') === true;
    const sent = {
      ...headers,
      ...(accept === undefined ? {} : { accept }),
      host: host.replace(/:\d+$/, ''),
      ...(isPage ? { 'accept-encoding': 'identity' } : {}),
    };
    const asked = request(
      {
        host: '127.0.0.1',
        port: upstreamPort,
        path: incoming.url,
        method: incoming.method,
        headers: sent,
      },
      (upstream) => {
        if (!isHtml(upstream)) {
          answer.writeHead(upstream.statusCode ?? 502, upstream.headers);
          upstream.pipe(answer);
          return;
        }
        void textOf(upstream).then((html) => {
          const brotli = incoming.headers['accept-encoding']?.includes('br') === true;
          const page = rewrite(html);
          const body = brotli ? brotliCompressSync(page, BROTLI) : Buffer.from(page);
          const { 'content-length': _length, etag: _tag, ...kept } = upstream.headers;
          answer.writeHead(upstream.statusCode ?? 502, {
            ...kept,
            ...(brotli ? { 'content-encoding': 'br' } : {}),
            'content-length': body.length,
          });
          answer.end(body);
        });
      },
    );
    asked.on('error', () => answer.destroy());
    incoming.pipe(asked);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

function isHtml({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('text/html') === true;
}

async function textOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
